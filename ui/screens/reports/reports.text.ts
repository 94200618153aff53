/** The texts of the screens of reports. A report's own are in its declaration. */
export const reportTexts = {
  filters: 'Urval',
  wrongOrder: 'Sista dagen är före den första.',
  sums: (group: string) => `Summor per ${group}`,
  empty: 'Det finns ingen information att visa',
}
