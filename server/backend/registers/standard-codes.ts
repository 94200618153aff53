import type { FormValues } from '#contracts/forms/field.ts'

type TimeKind = 'ARB' | 'OVT' | 'JOU' | 'FRV'

/** A time code: code, name, group, kind of time, unit, and the pay type that the time goes to. */
const timeCodes: readonly (readonly [string, string, string, TimeKind, 'TIM' | 'DAG', string])[] = [
  ['ARB', 'Arbetad tid', 'Arbetstid', 'ARB', 'TIM', '1010'],
  ['SCH', 'Arbetad tid enligt schema', 'Arbetstid', 'ARB', 'TIM', '1015'],
  ['UTB', 'Utbildning', 'Arbetstid', 'ARB', 'TIM', '1020'],
  ['RES', 'Restid', 'Arbetstid', 'ARB', 'TIM', '1190'],
  ['FLEX', 'Flextid, intjänad', 'Arbetstid', 'ARB', 'TIM', '1185'],
  ['MER', 'Mertid', 'Övertid', 'OVT', 'TIM', '1100'],
  ['OVT1', 'Övertid, enkel', 'Övertid', 'OVT', 'TIM', '1110'],
  ['OVT2', 'Övertid, kvalificerad', 'Övertid', 'OVT', 'TIM', '1120'],
  ['KMP1', 'Övertid mot ledighet, enkel', 'Övertid', 'OVT', 'TIM', '1150'],
  ['KMP2', 'Övertid mot ledighet, kvalificerad', 'Övertid', 'OVT', 'TIM', '1160'],
  ['JOUR', 'Jour', 'Jour och beredskap', 'JOU', 'TIM', '1300'],
  ['JOURH', 'Jour helg', 'Jour och beredskap', 'JOU', 'TIM', '1310'],
  ['BER', 'Beredskap', 'Jour och beredskap', 'JOU', 'TIM', '1320'],
  ['BERH', 'Beredskap helg', 'Jour och beredskap', 'JOU', 'TIM', '1330'],
  ['SJK', 'Sjukdom', 'Frånvaro', 'FRV', 'TIM', '2000'],
  ['ASK', 'Arbetsskada', 'Frånvaro', 'FRV', 'TIM', '2050'],
  ['SMB', 'Smittbärare', 'Frånvaro', 'FRV', 'TIM', '2060'],
  ['FPE', 'Föräldraledighet', 'Föräldraskap', 'FRV', 'DAG', '2100'],
  ['FPT', 'Föräldraledighet, del av dag', 'Föräldraskap', 'FRV', 'TIM', '2102'],
  ['VAB', 'Vård av barn', 'Föräldraskap', 'FRV', 'TIM', '2110'],
  ['TIO', 'Tio dagar vid barns födelse', 'Föräldraskap', 'FRV', 'DAG', '2112'],
  ['TJL', 'Tjänstledighet', 'Ledighet', 'FRV', 'DAG', '2120'],
  ['TJT', 'Tjänstledighet, del av dag', 'Ledighet', 'FRV', 'TIM', '2124'],
  ['NAR', 'Närståendevård', 'Ledighet', 'FRV', 'TIM', '2130'],
  ['STU', 'Studieledighet', 'Ledighet', 'FRV', 'DAG', '2135'],
  ['FAC', 'Facklig tid utan lön', 'Ledighet', 'FRV', 'TIM', '2145'],
  ['FAL', 'Facklig tid med lön', 'Ledighet', 'FRV', 'TIM', '2147'],
  ['PEM', 'Permission med lön', 'Ledighet', 'FRV', 'TIM', '2160'],
  ['KOM', 'Kompledighet', 'Ledighet', 'FRV', 'TIM', '1180'],
  ['FLEXL', 'Flexledighet', 'Ledighet', 'FRV', 'TIM', '1186'],
  ['ATF', 'Arbetstidsförkortning', 'Ledighet', 'FRV', 'TIM', '2180'],
  ['OGI', 'Ogiltig frånvaro', 'Frånvaro', 'FRV', 'TIM', '2190'],
  ['SEM', 'Semester', 'Semester', 'FRV', 'DAG', '3010'],
  ['SPA', 'Sparad semester', 'Semester', 'FRV', 'DAG', '3016'],
  ['SEO', 'Obetald semester', 'Semester', 'FRV', 'DAG', '3030'],
]

type Demand = 'text' | 'receipt' | ''

/** A pay code: code, name, group, unit, the pay type, and what one must write or attach. */
const payCodes: readonly (readonly [string, string, string, string, string, Demand])[] = [
  ['OB1', 'OB vardag kväll', 'Tillägg', 'TIM', '1200', ''],
  ['OB2', 'OB natt', 'Tillägg', 'TIM', '1210', ''],
  ['OB3', 'OB lördag och söndag', 'Tillägg', 'TIM', '1220', ''],
  ['OB4', 'OB storhelg', 'Tillägg', 'TIM', '1230', ''],
  ['PROV', 'Provision', 'Tillägg', 'KR', '1060', ''],
  ['BONUS', 'Bonus', 'Tillägg', 'KR', '1070', 'text'],
  ['TILL', 'Rörligt lönetillägg', 'Tillägg', 'TIM', '1420', 'text'],
  ['MIL', 'Bilersättning, egen bil', 'Resor', 'MIL', '5020', 'text'],
  ['MILF', 'Bilersättning, förmånsbil', 'Resor', 'MIL', '5022', 'text'],
  ['MILE', 'Bilersättning, förmånsbil med el', 'Resor', 'MIL', '5024', 'text'],
  ['TRH', 'Traktamente, helt', 'Resor', 'DAG', '5000', 'text'],
  ['TRD', 'Traktamente, halvt', 'Resor', 'DAG', '5010', 'text'],
  ['TRN', 'Nattraktamente', 'Resor', 'DAG', '5012', 'text'],
  ['TRU', 'Traktamente utrikes', 'Resor', 'DAG', '5030', 'text'],
  ['RESK', 'Resekostnader', 'Resor', 'KR', '5050', 'receipt'],
  ['UTL', 'Utlägg', 'Utlägg', 'KR', '5100', 'receipt'],
  ['UTLM', 'Utlägg, moms', 'Utlägg', 'KR', '5105', 'receipt'],
  ['REP', 'Utlägg, extern representation', 'Utlägg', 'KR', '5110', 'receipt'],
  ['REPI', 'Utlägg, intern representation', 'Utlägg', 'KR', '5112', 'receipt'],
  ['FRISK', 'Utlägg, friskvård', 'Utlägg', 'KR', '5115', 'receipt'],
  ['KOSTF', 'Kostförmån, frukost', 'Förmåner', 'ST', '4012', ''],
  ['KOSTL', 'Kostförmån, lunch', 'Förmåner', 'ST', '4014', ''],
  ['KOSTM', 'Kostförmån, middag', 'Förmåner', 'ST', '4016', ''],
  ['NETTO', 'Nettolöneavdrag', 'Avdrag', 'KR', '6100', 'text'],
  ['FORSK', 'Förskott på lön', 'Avdrag', 'KR', '6140', 'text'],
]

/** The time codes that come with the product, as their register has them. */
export const standardTimeCodes: readonly FormValues[] = timeCodes.map(
  ([TidKod, BenText, TidGrupp, TidTyp, AntalEnhet, LonArtNr]) => ({
    ...{ TidKod, BenText, TidGrupp, TidTyp, AntalEnhet, LonArtNr, Aktiv: true },
  }),
)

/** The pay codes that come with the product, as their register has them. */
export const standardPayCodes: readonly FormValues[] = payCodes.map(
  ([LonKod, BenText, LonGrupp, AntalEnhet, LonArtNr, demand]) => ({
    ...{ LonKod, BenText, LonGrupp, AntalEnhet, LonArtNr, Pris: 0, Aktiv: true },
    ...{ KraverText: demand === 'text', KraverBilaga: demand === 'receipt' },
  }),
)
