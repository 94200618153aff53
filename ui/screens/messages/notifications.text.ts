/** The texts of the notifications menu in the toolbar. */
export const notificationsTexts = {
  title: 'Aviseringar',
  unread: 'Oläst',
  /** The accessible name of the bell. */
  name: (unread: number) =>
    unread === 0 ? 'Aviseringar' : `Aviseringar, ${unread === 1 ? '1 oläst' : `${unread} olästa`}`,
  other: (company: string) => `Gäller ${company}`,
  external: 'öppnas i en ny flik',
  fetch: 'hämtar filen',
  empty: { title: 'Inga aviseringar', text: 'Här visas det som händer i lönekörningen och det som behöver dig.' },
  failed: 'Aviseringarna kunde inte hämtas',
} as const
