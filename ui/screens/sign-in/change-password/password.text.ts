/**
 * The texts of the dialog for changing the password (title: first document §2; labels: third
 * document §2).
 */
export const passwordTexts = {
  title: 'Byt lösenord',
  /** In the command palette, and the other words that find it. */
  command: 'Byt lösenord…',
  also: 'password säkerhet',
  description: 'Du förblir inloggad här. Andra inloggningar på kontot avslutas.',
  current: 'Nuvarande lösenord',
  next: 'Nytt lösenord',
  nextHint: 'Minst 6 tecken, och inget vanligt ord med siffror efter.',
  same: 'Välj ett annat lösenord än det du har nu.',
  currentMissing: 'Ange ditt nuvarande lösenord.',
  generate: 'Skapa ett starkt lösenord',
  generated: 'Ett lösenord som är svårt att gissa. Spara det i en lösenordshanterare innan du byter.',
  copy: 'Kopiera',
  copied: 'Kopierat',
  notCopied: 'Kunde inte kopieras',
  cancel: 'Avbryt',
  submit: 'Byt lösenord',
} as const
