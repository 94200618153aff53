/** Texts for a chunk that failed to load. */
export const chunkTexts = {
  label: 'Det gick inte att läsa in',
  title: 'En del av programmet kunde inte läsas in',
  text: 'Det kan bero på nätverket, eller på att det finns en ny version. Försök igen, eller läs in sidan igen.',
  retry: 'Försök igen',
  reload: 'Läs in sidan igen',
} as const
