/** Texts by key in IndexedDB: what `sunduk.page.keyvalue.KeyValue` asks of the page. */
export interface Texts {
  range(prefix: string): Promise<string>;
  write(changes: string): Promise<void>;
}

const STORE = "texts";

export async function openTexts(name = "sunduk"): Promise<Texts> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await done(opening);
  return {
    async range(prefix) {
      const store = database.transaction(STORE).objectStore(STORE);
      const keys = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const [found, values] = await Promise.all([done(store.getAllKeys(keys)), done(store.getAll(keys))]);
      return JSON.stringify(found.map((key, index) => [key, values[index] as string]));
    },
    write(changes) {
      const transaction = database.transaction(STORE, "readwrite", { durability: "relaxed" });
      const store = transaction.objectStore(STORE);
      for (const [key, value] of JSON.parse(changes) as [string, string][]) store.put(value, key);
      // Without this, it waits until the browser has told of every put.
      transaction.commit();
      return new Promise((stored, failed) => {
        transaction.oncomplete = () => stored();
        transaction.onabort = () => failed(transaction.error ?? new Error("The transaction was aborted."));
      });
    },
  };
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((found, failed) => {
    request.onsuccess = () => found(request.result);
    request.onerror = () => failed(request.error ?? new Error("IndexedDB failed."));
  });
