export const paletteTexts = {
  label: 'Sök eller hoppa till',
  hint: 'Sök eller hoppa till…',
  placeholder: {
    all: 'Sök sidor, företag, inställningar…',
    few: 'Sök sidor, inställningar, åtgärder…',
  },
  groups: { recent: 'Senaste', screens: 'Sidor', actions: 'Åtgärder' },
  empty: (query: string) => `Inga träffar på ”${query}”.`,
  listing: 'Företagen hämtas…',
  searching: 'Söker…',
  status: (count: number) => (count === 1 ? '1 träff' : `${count} träffar`),
  legend: { move: 'flytta', choose: 'välj', close: 'stäng' },
  actions: {
    colour: { system: 'Utseende: följ systemet', light: 'Utseende: ljust', dark: 'Utseende: mörkt' },
    shortcuts: 'Visa snabbtangenter',
    signOut: 'Logga ut',
  },
  also: {
    colour: 'tema dark mode light ljus mörk natt färg',
    help: 'hjälp manual instruktion stöd support',
    shortcuts: 'tangentbord kortkommandon keyboard hjälp',
    signOut: 'logout avsluta sign out',
  },
} as const
