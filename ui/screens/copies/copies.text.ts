import { showCount } from '#contracts/rules/decimal.ts'

/** Returns the number of employees as text, when it is known. */
const staff = (count: number | null) =>
  count === null ? 'anställda' : count === 1 ? '1 anställd' : `${showCount(count)} anställda`

/**
 * The texts of the dialogs for jobs on whole companies (first document §2, §4, §5, §8; third
 * document §2, §4, §5).
 */
export const copyTexts = {
  close: 'Stäng',
  cancel: 'Avbryt',
  looking: 'Hämtar uppgifter',
  progress: (done: number, total: number) => `${showCount(done)} av ${showCount(total)} rader`,
  tooLong: (most: number) => `Högst ${most} tecken.`,
  mayLeave: 'Du kan stänga rutan och fortsätta arbeta. Du får veta när det är klart.',
  restore: {
    title: 'Läs in kopia',
    licence: 'Från licensnummer',
    sourcesFailed: 'Licensnumren kunde inte hämtas',
    table: 'Kopior',
    columns: {
      CompanyName: 'Företagsnamn',
      FtgId: 'Företagsid',
      Size: 'Storlek',
      CreatedBy: 'Skickad av',
      Created: 'Skapad',
      InfoText: 'Info',
    },
    pick: (name: string) => `Välj ${name}`,
    info: (text: string) => `Info: ${text}`,
    old: 'Kopian är äldre än 14 dagar',
    empty: 'Det finns inga kopior att läsa in från licensen.',
    delete: 'Ta bort kopian',
    history: 'Historik',
    noHistory: 'Kopian har ingen historik.',
    event: 'Händelse',
    time: 'Tid',
    target: 'Företagsid för det inlästa företaget',
    targetHint: 'A–Z och 0–9, högst 15 tecken.',
    note: 'Intern notering (valfri)',
    noteHint: 'Visas för dem som ser det inlästa företaget i listan.',
    terms:
      'Jag förstår att det inlästa företaget är en kopia med personuppgifter, och att det ska tas bort när ärendet är avslutat.',
    termsMissing: 'Godkänn villkoret för att läsa in kopian.',
    large: 'Kopian är stor. Det kan ta längre tid än vanligt att läsa in den.',
    chooseFirst: 'Välj ett företag i listan',
    start: 'Läs in valt företag',
    stop: 'Avbryt inläsningen',
    doing: (source: string, target: string) => `${source} läses in som ${target}`,
  },
  clone: {
    title: 'Kopiera företag',
    about: (name: string) => `Allt i ${name} kopieras till ett nytt företag i licensen.`,
    target: 'Nytt företags-id',
    start: 'Kopiera',
    stop: 'Avbryt kopieringen',
    doing: (source: string, target: string) => `${source} kopieras till ${target}`,
  },
  send: {
    title: 'Skicka kopia av företaget',
    about: (name: string) =>
      `En kopia av ${name} skickas till leverantörens support, så att ett ärende kan felsökas. Kopian innehåller allt i företaget och tas bort efter 90 dagar.`,
    info: 'Information till supporten (valfri)',
    infoHint: 'Till exempel ärendets nummer, eller vad supporten ska titta på.',
    agreement: 'Jag godkänner att leverantörens support tar del av kopian och av de personuppgifter som finns i den.',
    start: 'Skicka',
    stop: 'Avbryt',
    doing: (source: string) => `Kopia av ${source}`,
    long: 'Stora företag kan ta flera minuter.',
  },
  remove: {
    title: 'Ta bort företag',
    about: (name: string, employees: number | null, years: number) =>
      `${name} tas bort med allt som finns i det: ${staff(employees)}, ${years} löneår, register och inställningar. Det kan inte ångras.`,
    anyCopy: 'En kopia tas först. En licensanvändare eller systemadministratör kan läsa in den.',
    copy: 'En kopia tas först. Den sparas i sju år, och en licensanvändare eller systemadministratör kan läsa in den.',
    restoredCopy:
      'Företaget är inläst från en kopia. En ny kopia tas först. Är det inläst från en skickad kopia kan den nya tas bort, och går annars bort av sig själv inom 90 dagar. Annars sparas den i sju år.',
    typed: (FtgId: string) => `Skriv företagets id, ${FtgId}, för att bekräfta`,
    wrong: (FtgId: string) => `Det ska stå ${FtgId}.`,
    password: 'Ditt lösenord',
    passwordHint: 'Det bekräftar att det är du som tar bort företaget.',
    passwordMissing: 'Skriv ditt lösenord.',
    bankId:
      'Licensen kräver BankID. Du behöver ha loggat in med BankID inom de senaste fem minuterna: har du inte det, logga ut och in igen först.',
    start: 'Ta bort företaget',
    stop: 'Avbryt borttagningen',
    doing: (source: string) => `${source} kopieras och tas bort`,
    long: 'Stora företag kan ta flera minuter.',
  },
  log: {
    title: 'Log av borttagna företag',
    columns: { Namn: 'Företagsnamn', FtgId: 'Företagsid', Login: 'Användare', TimeStamp: 'Tid' },
    /** First document §2. */
    empty: 'Det finns ingen information att visa',
  },
} as const
