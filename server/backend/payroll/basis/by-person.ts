/** Returns rows by the person that they concern. */
export function byPerson<Row extends { readonly employmentNumber: string }>(
  rows: readonly Row[],
): (number: string) => readonly Row[] {
  const groups = Map.groupBy(rows, ({ employmentNumber }) => employmentNumber)
  return number => groups.get(number) ?? []
}
