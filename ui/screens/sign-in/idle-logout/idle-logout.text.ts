/** The texts of the warning before the idle logout, and of the dialog after it. */
export const idleLogoutTexts = {
  warning: {
    title: 'Är du kvar?',
    text: 'Du har inte gjort något på ett tag. För att skydda uppgifterna loggas du snart ut.',
    left: 'Tid kvar',
    seconds: (count: number) => (count === 1 ? '1 sekund' : `${count} sekunder`),
    stay: 'Stanna kvar',
    signOut: 'Logga ut',
  },
  ended: {
    title: 'Du har loggats ut',
    text: 'Du hade inte gjort något på ett tag, och då loggas du ut så att ingen annan kommer åt uppgifterna. Allt som du har sparat finns kvar.',
    close: 'Logga in igen',
  },
} as const
