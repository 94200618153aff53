/**
 * The labels of what opens the copy dialogs and the log of removed companies (first and third
 * document §2).
 */
export const copyEntryTexts = {
  /** The other words that find restoring and sending in the command palette. */
  also: 'kopia backup säkerhetskopia återställ återläsa support ärende',
  restore: 'Läs in kopia av företag',
  log: 'Log av borttagna företag',
  clone: (name: string) => `Kopiera ${name}`,
  send: 'Skicka kopia till support',
  remove: 'Ta bort företaget',
} as const
