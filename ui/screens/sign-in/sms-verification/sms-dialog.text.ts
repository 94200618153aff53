/**
 * The texts of the SMS verification dialog, spelled as in the specification (first document §2).
 */
export const smsDialogTexts = {
  title: 'Tvåstegsverifiering (SMS)',
  text: 'Vi har skickat en veriferingskod till mobilnummret kopplat till ditt användarkonto. Vänligen fyll i den för att logga in.',
  sending: 'Vi skickar en verifieringskod till din mobiltelefon.',
  code: 'Verifieringskod',
  character: (index: number, length: number) => `Verifieringskod, tecken ${index + 1} av ${length}`,
  submit: 'Logga in',
  resend: 'Skicka en ny kod',
} as const
