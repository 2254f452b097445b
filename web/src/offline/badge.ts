/** A mark on the icon of the installed page while it is somebody's turn here and they look elsewhere. */

let marked = false;

export function badge(myTurn: boolean): void {
  const wanted = myTurn && document.hidden;
  if (wanted === marked || !("setAppBadge" in navigator)) return;
  marked = wanted;
  (wanted ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => undefined);
}

document.addEventListener("visibilitychange", () => !document.hidden && badge(false));
