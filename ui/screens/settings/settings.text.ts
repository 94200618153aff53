/** The texts of the six settings screens. The fields' labels are in `contracts/settings`. */
export const companySettingsTexts = {
  context: (company: string) => `Gäller ${company}`,
  more: 'Fler åtgärder',
  readOnly: 'Du får se inställningarna men inte ändra dem. Den som ändrar dina rättigheter är din administratör.',
  preview: {
    title: 'Så här ser lönebeskedet ut',
    description: 'En påhittad anställd. Bilden följer varje val du gör, även innan du sparar.',
    open: 'Visa lönebeskedet',
    print: 'Skriv ut',
  },
  found: {
    title: 'Inställningar',
    more: (count: string) => `${count} inställningar till. Skriv mer för att hitta rätt.`,
  },
  history: {
    open: 'Ändringshistorik',
    title: 'Ändringshistorik',
    description: 'Varje ändring av företagets inställningar: vem, när, från vad och till vad.',
    columns: { time: 'När', user: 'Vem', field: 'Inställning', before: 'Före', after: 'Efter' },
    empty: 'Här står vem som har ändrat vad, när någon har sparat en ändring.',
    system: 'Systemet',
    blank: 'tomt',
    hidden: 'sparas inte',
    noValue: 'Värdet sparas inte i historiken.',
    from: 'från',
    to: 'till',
  },
  tour: {
    offer: 'Första gången här? Det tar en halv minut att se sig om.',
    show: 'Visa runt',
    decline: 'Nej tack',
    search: {
      title: 'Sök efter en inställning',
      text: 'Skriv ett ord, till exempel moms eller attest. Sökningen hittar fält på alla sex sidorna.',
    },
    tabs: { title: 'Delar', text: 'Sidan är uppdelad. Är något fel på en annan del visas den när du sparar.' },
    contents: { title: 'Innehåll', text: 'Gå direkt till den del av sidan som du ska ändra.' },
    history: { title: 'Vem ändrade vad?', text: 'Här står varje ändring: vem, när, från vad och till vad.' },
    form: {
      title: 'Ändra och spara',
      text: 'När något har ändrats kommer en rad längst ned som sparar allt på en gång. Ctrl+S gör detsamma.',
    },
  },
} as const
