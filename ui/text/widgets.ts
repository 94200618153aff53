/** The words of the widgets themselves. What a screen says is in that screen's own texts. */
export const widgetTexts = {
  close: 'Stäng',
  clearSearch: 'Rensa sökningen',
  failedTitle: 'Något gick fel',
  loading: 'Laddar…',
  working: 'Arbetar…',
  required: 'Obligatoriskt',
  showPassword: 'Visa lösenord',
  hidePassword: 'Dölj lösenord',
  skipToContent: 'Hoppa till innehållet',
  unread: (count: number) => (count === 1 ? '1 oläst' : `${count} olästa`),
  remove: (what: string) => `Ta bort ${what}`,
  noOption: 'Inga träffar',
  tryAgain: 'Försök igen',
  counter: (length: number, most: number) => `${length} av ${most} tecken`,
  severity: { ERROR: 'Fel', SUCCESS: 'Klart', INFO: 'Information' },
} as const
