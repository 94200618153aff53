/** Compares items by their TimeStamp (ISO 8601, any offset), the newest first. */
export const newestFirst = (a: { readonly TimeStamp: string }, b: { readonly TimeStamp: string }): number =>
  Date.parse(b.TimeStamp) - Date.parse(a.TimeStamp)
