/** Texts of the help panel (first document §2). The screens' help texts come from the backend. */
export const helpTexts = {
  panel: 'Hjälp',
  open: 'Visa hjälp',
  close: 'Stäng hjälpen',
  widen: 'Gör hjälpen bredare',
  narrow: 'Gör hjälpen smal igen',
  aboutDialog: 'Hjälp om den här dialogen',
  loading: 'Hämtar hjälptexten',
  field: 'Fältet',
  edit: 'Redigera hjälptexten',
  write: 'Skriv en hjälptext',
  editing: {
    title: 'Rubrik',
    html: 'Text',
    hint: 'HTML: h2, h3, p, ul, ol, li, strong, em, kbd och länkar. Annat tas bort när du sparar.',
    titleMissing: 'Rubrik är obligatoriskt.',
    titleLong: (most: number) => `Rubrik får bestå av max ${most} tecken.`,
    htmlLong: (most: number) => `Texten får bestå av max ${most} tecken.`,
    preview: 'Förhandsvisning',
    save: 'Spara',
    cancel: 'Avbryt',
  },
  support: {
    title: 'Support',
    label: 'Tillåt supportinloggning',
    hint: 'Leverantörens support kan då logga in i er licens för att hjälpa till. Stäng av det när ni är klara.',
  },
} as const
