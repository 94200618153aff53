/**
 * The labels of what opens the copy dialogs and the log of removed companies (first and third
 * document §2).
 */
export const copyEntryTexts = {
  restore: 'Läs in kopia av företag',
  log: 'Log av borttagna företag',
  clone: (name: string) => `Kopiera ${name}`,
  send: 'Skicka kopia till support',
  remove: 'Ta bort företaget',
} as const
