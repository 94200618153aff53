import type { FormValues } from '#contracts/forms/field.ts'

/** The groups of time codes, by their codes. */
const timeCodeGroups: Readonly<Record<string, string>> = {
  ARB: 'Arbetstid',
  OVT: 'Övertid',
  JOUR: 'Jour och beredskap',
  FRV: 'Frånvaro',
  FOR: 'Föräldraskap',
  LED: 'Ledighet',
  SEM: 'Semester',
}

/** The groups of pay codes, by their codes. */
const payCodeGroups: Readonly<Record<string, string>> = {
  TILL: 'Tillägg',
  RES: 'Resor',
  UTL: 'Utlägg',
  FORM: 'Förmåner',
  AVD: 'Avdrag',
}

type TimeKind = 'ARB' | 'OVT' | 'JOU' | 'FRV'

/** A time code: code, name, group, kind of time, unit, and the pay type that the time goes to. */
const timeCodes: readonly (readonly [string, string, string, TimeKind, 'TIM' | 'DAG', string])[] = [
  ['ARB', 'Arbetad tid', 'ARB', 'ARB', 'TIM', '1010'],
  ['SCH', 'Arbetad tid enligt schema', 'ARB', 'ARB', 'TIM', '1015'],
  ['UTB', 'Utbildning', 'ARB', 'ARB', 'TIM', '1020'],
  ['RES', 'Restid', 'ARB', 'ARB', 'TIM', '1190'],
  ['FLEX', 'Flextid, intjänad', 'ARB', 'ARB', 'TIM', '1185'],
  ['MER', 'Mertid', 'OVT', 'OVT', 'TIM', '1100'],
  ['OVT1', 'Övertid, enkel', 'OVT', 'OVT', 'TIM', '1110'],
  ['OVT2', 'Övertid, kvalificerad', 'OVT', 'OVT', 'TIM', '1120'],
  ['KMP1', 'Övertid mot ledighet, enkel', 'OVT', 'OVT', 'TIM', '1150'],
  ['KMP2', 'Övertid mot ledighet, kvalificerad', 'OVT', 'OVT', 'TIM', '1160'],
  ['JOUR', 'Jour', 'JOUR', 'JOU', 'TIM', '1300'],
  ['JOURH', 'Jour helg', 'JOUR', 'JOU', 'TIM', '1310'],
  ['BER', 'Beredskap', 'JOUR', 'JOU', 'TIM', '1320'],
  ['BERH', 'Beredskap helg', 'JOUR', 'JOU', 'TIM', '1330'],
  ['SJK', 'Sjukdom', 'FRV', 'FRV', 'TIM', '2000'],
  ['ASK', 'Arbetsskada', 'FRV', 'FRV', 'TIM', '2050'],
  ['SMB', 'Smittbärare', 'FRV', 'FRV', 'TIM', '2060'],
  ['FPE', 'Föräldraledighet', 'FOR', 'FRV', 'DAG', '2100'],
  ['FPT', 'Föräldraledighet, del av dag', 'FOR', 'FRV', 'TIM', '2102'],
  ['VAB', 'Vård av barn', 'FOR', 'FRV', 'TIM', '2110'],
  ['TIO', 'Tio dagar vid barns födelse', 'FOR', 'FRV', 'DAG', '2112'],
  ['TJL', 'Tjänstledighet', 'LED', 'FRV', 'DAG', '2120'],
  ['TJT', 'Tjänstledighet, del av dag', 'LED', 'FRV', 'TIM', '2124'],
  ['NAR', 'Närståendevård', 'LED', 'FRV', 'TIM', '2130'],
  ['STU', 'Studieledighet', 'LED', 'FRV', 'DAG', '2135'],
  ['FAC', 'Facklig tid utan lön', 'LED', 'FRV', 'TIM', '2145'],
  ['FAL', 'Facklig tid med lön', 'LED', 'FRV', 'TIM', '2147'],
  ['PEM', 'Permission med lön', 'LED', 'FRV', 'TIM', '2160'],
  ['KOM', 'Kompledighet', 'LED', 'FRV', 'TIM', '1180'],
  ['FLEXL', 'Flexledighet', 'LED', 'FRV', 'TIM', '1186'],
  ['ATF', 'Arbetstidsförkortning', 'LED', 'FRV', 'TIM', '2180'],
  ['OGI', 'Ogiltig frånvaro', 'FRV', 'FRV', 'TIM', '2190'],
  ['SEM', 'Semester', 'SEM', 'FRV', 'DAG', '3010'],
  ['SPA', 'Sparad semester', 'SEM', 'FRV', 'DAG', '3016'],
  ['SEO', 'Obetald semester', 'SEM', 'FRV', 'DAG', '3030'],
]

type Demand = 'text' | 'receipt' | ''

/** A pay code: code, name, group, unit, the pay type, and what one must write or attach. */
const payCodes: readonly (readonly [string, string, string, string, string, Demand])[] = [
  ['OB1', 'OB vardag kväll', 'TILL', 'TIM', '1200', ''],
  ['OB2', 'OB natt', 'TILL', 'TIM', '1210', ''],
  ['OB3', 'OB lördag och söndag', 'TILL', 'TIM', '1220', ''],
  ['OB4', 'OB storhelg', 'TILL', 'TIM', '1230', ''],
  ['PROV', 'Provision', 'TILL', 'KR', '1060', ''],
  ['BONUS', 'Bonus', 'TILL', 'KR', '1070', 'text'],
  ['TILL', 'Rörligt lönetillägg', 'TILL', 'TIM', '1420', 'text'],
  ['MIL', 'Bilersättning, egen bil', 'RES', 'MIL', '5020', 'text'],
  ['MILF', 'Bilersättning, förmånsbil', 'RES', 'MIL', '5022', 'text'],
  ['MILE', 'Bilersättning, förmånsbil med el', 'RES', 'MIL', '5024', 'text'],
  ['TRH', 'Traktamente, helt', 'RES', 'DAG', '5000', 'text'],
  ['TRD', 'Traktamente, halvt', 'RES', 'DAG', '5010', 'text'],
  ['TRN', 'Nattraktamente', 'RES', 'DAG', '5012', 'text'],
  ['TRU', 'Traktamente utrikes', 'RES', 'DAG', '5030', 'text'],
  ['RESK', 'Resekostnader', 'RES', 'KR', '5050', 'receipt'],
  ['UTL', 'UTL', 'Utlägg', 'KR', '5100', 'receipt'],
  ['UTLM', 'Utlägg, moms', 'UTL', 'KR', '5105', 'receipt'],
  ['REP', 'Utlägg, extern representation', 'UTL', 'KR', '5110', 'receipt'],
  ['REPI', 'Utlägg, intern representation', 'UTL', 'KR', '5112', 'receipt'],
  ['FRISK', 'Utlägg, friskvård', 'UTL', 'KR', '5115', 'receipt'],
  ['KOSTF', 'Kostförmån, frukost', 'FORM', 'ST', '4012', ''],
  ['KOSTL', 'Kostförmån, lunch', 'FORM', 'ST', '4014', ''],
  ['KOSTM', 'Kostförmån, middag', 'FORM', 'ST', '4016', ''],
  ['NETTO', 'Nettolöneavdrag', 'AVD', 'KR', '6100', 'text'],
  ['FORSK', 'Förskott på lön', 'AVD', 'KR', '6140', 'text'],
]

/** The time codes that come with the product, as their register has them. */
export const standardTimeCodes: readonly FormValues[] = timeCodes.map(
  ([TidKod, BenText, TidGrupp, TidTyp, AntalEnhet, LonArtNr]) => ({
    TidKod,
    BenText,
    TidGrupp,
    TidTyp,
    AntalEnhet,
    LonArtNr,
    Aktiv: true,
  }),
)

/** The pay codes that come with the product, as their register has them. */
export const standardPayCodes: readonly FormValues[] = payCodes.map(
  ([LonKod, BenText, LonGrupp, AntalEnhet, LonArtNr, demand]) => ({
    LonKod,
    BenText,
    LonGrupp,
    AntalEnhet,
    LonArtNr,
    Pris: 0,
    Aktiv: true,
    KraverText: demand === 'text',
    KraverBilaga: demand === 'receipt',
  }),
)

const groupsOf = (names: Readonly<Record<string, string>>): readonly FormValues[] =>
  Object.entries(names).map(([Grupp, BenText]) => ({ Grupp, BenText, Aktiv: true }))

/** The groups of the time codes and of the pay codes that come with the product. */
export const standardGroups = { timeCodeGroups: groupsOf(timeCodeGroups), payCodeGroups: groupsOf(payCodeGroups) }
