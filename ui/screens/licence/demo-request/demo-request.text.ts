/** The texts of the request for a demo account, at `/testa-gratis`. */
export const demoRequestTexts = {
  heading: (softwareName: string) => `Testa ${softwareName} gratis`,
  lead: 'Berätta vilka ni är, så skapar vi ett demokonto med ett påhittat företag där allt går att prova.',
  gets: {
    title: 'Det här får du',
    points: [
      ['En hel lönekörning', 'Från frånvaro och tillägg till lönebesked, betalningsfil och arbetsgivardeklaration.'],
      ['Påhittade anställda', 'Ingenting du gör påverkar riktiga löner, och inga personuppgifter behövs.'],
      ['Någon att fråga', 'En lönekonsult hör av sig och går igenom hur det skulle fungera hos er.'],
    ],
  },
  company: 'Företag',
  orgnr: 'Organisationsnummer',
  name: 'Ditt namn',
  email: 'E-post',
  phone: 'Telefon',
  employees: 'Antal anställda',
  message: 'Meddelande',
  messageHint: 'Till exempel vilket lönesystem ni har i dag och när ni vill börja.',
  trap: 'Lämna tomt',
  submit: 'Skicka',
  privacy: 'Uppgifterna används bara för att kontakta dig om demokontot.',
  toLogin: 'Till inloggningen',
  sent: {
    title: 'Tack, vi har tagit emot din önskan',
    text: (email: string) => `Vi hör av oss till ${email} inom en arbetsdag.`,
    again: 'Skicka en till',
  },
} as const
