import type { Invitation } from '#contracts/users/shapes.ts'

/** The texts of the page that an invitation, or the link of a reset, leads to. */
export const invitationTexts = {
  heading: { INBJUDAN: 'Välkommen', LOSENORD: 'Välj ett nytt lösenord' } satisfies Record<Invitation['Typ'], string>,
  lead: {
    INBJUDAN: (name: string, licence: string, software: string) =>
      `${name}, du har fått ett konto hos ${licence} i ${software}. Välj ditt lösenord, så kan du logga in.`,
    LOSENORD: (name: string, licence: string, software: string) =>
      `${name}, din administratör hos ${licence} har påbörjat ett nytt lösenord till ${software}. Ditt gamla gäller tills du har valt ett nytt. Då avslutas alla dina inloggningar.`,
  } satisfies Record<Invitation['Typ'], (name: string, licence: string, software: string) => string>,
  login: 'Användarnamn',
  password: 'Nytt lösenord',
  hint: 'Minst 6 tecken, och inget vanligt ord med siffror efter.',
  save: 'Spara lösenordet',
  loading: 'Länken kontrolleras',
  gone: {
    title: 'Länken gäller inte längre',
    text: 'Den är använd, ersatt av en nyare eller för gammal. Be er administratör om en ny länk.',
  },
  failed: 'Länken kunde inte kontrolleras',
  done: { title: 'Lösenordet är sparat', text: (login: string) => `Logga in som ${login} med ditt nya lösenord.` },
  toLogin: 'Till inloggningen',
} as const
