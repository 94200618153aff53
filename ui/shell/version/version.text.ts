/** Texts for a new version of the application. */
export const versionTexts = {
  label: 'Ny version',
  /** Before the remaining time. */
  title: 'Ny version om',
  text: {
    calm: 'Sidan läses in igen när tiden är ute. Spara det du håller på med.',
    soon: 'Mindre än en minut kvar. Spara det du håller på med.',
    imminent: 'Mindre än en halv minut kvar. Spara nu.',
  },
  /** Announced by the live region, once each. */
  announcement: {
    calm: 'Det finns en ny version. Sidan läses in igen om några minuter.',
    soon: 'Sidan läses in igen om en minut.',
    imminent: 'Sidan läses in igen om en halv minut.',
    holding: 'Den nya versionen väntar på att du sparar dina ändringar.',
  },
  holding: {
    title: 'Den nya versionen väntar',
    text: 'Du har ändringar som inte är sparade. Spara dem, så läses sidan in igen.',
  },
  update: 'Uppdatera nu',
  postpone: 'En minut till',
  /** The number of postponements that remain. */
  left: (count: number) => (count === 1 ? '1 gång kvar' : `${count} gånger kvar`),
} as const
