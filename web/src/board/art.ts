/** A game's art as SVG symbols: `coin.svg` beside its rules becomes the symbol `<prefix>coin`. */
export function symbols(files: Record<string, string>, prefix: string): string {
  return Object.entries(files)
    .map(([path, drawing]) => {
      const name = path.replace(/^.*\/|\.svg$/g, "");
      return drawing
        .replace(/<svg[^>]*viewBox="([^"]+)">/, `<symbol id="${prefix}${name}" viewBox="$1">`)
        .replace("</svg>", "</symbol>")
        .replace(/>\s+</g, "><")
        .trim();
    })
    .join("");
}
