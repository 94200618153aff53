/** Texts of the bug report. */
export const bugReportTexts = {
  open: 'Rapportera ett fel',
  openAfterError: 'Rapportera felet',
  title: 'Felrapport',
  intro: 'Rapporten hjälper supporten att se vad som hände. Inget skickas förrän du väljer att skicka.',
  holds: 'Rapporten innehåller:',
  parts: [
    'De senaste stegen i programmet, högst 200: vad som hände, och var. Namn, belopp och andra uppgifter är borttagna, liksom lösenord, koder och personnummer.',
    'De senaste anropen till servern som misslyckades.',
    'Sidans adress, programmets version och vilken webbläsare du använder.',
  ],
  what: 'Vad hände?',
  whatHint: 'Valfritt. Skriv vad du gjorde och vad du väntade dig. Personnummer ersätts med [nummer].',
  tooLong: (most: number) => `Texten får bestå av max ${most} tecken.`,
  download: 'Ladda ner',
  send: 'Skicka till supporten',
  close: 'Stäng',
  sent: 'Felrapporten är skickad. Tack!',
  notSent: 'Felrapporten kunde inte skickas. Försök igen om en stund eller ladda ner den.',
} as const
