import { payTypeNumber } from './pay-type-number.ts'
import { code, itemName, register } from './register.ts'

/**
 * The occasions that choose a pay type by themselves, by the cards of the form: the field, its
 * label, and the pay type of the product's tables.
 */
export const steeredOccasions = {
  Lön: [
    ['ArtManLon', 'Månadslön', '1000'],
    ['ArtDelLon', 'Del av månad', '1005'],
    ['ArtTimLon', 'Timlön', '1010'],
    ['ArtHelglon', 'Helglön', '1030'],
    ['ArtRetro', 'Retroaktiv lön', '1080'],
  ],
  'Mertid, övertid och restid': [
    ['ArtMertid', 'Mertid', '1100'],
    ['ArtOvt1', 'Enkel övertid', '1110'],
    ['ArtOvt2', 'Kvalificerad övertid', '1120'],
    ['ArtKomp1', 'Enkel övertid mot ledighet', '1150'],
    ['ArtKomp2', 'Kvalificerad övertid mot ledighet', '1160'],
    ['ArtKompled', 'Kompledighet', '1180'],
    ['ArtFlexled', 'Flexledighet', '1186'],
    ['ArtRestid', 'Restid', '1190'],
  ],
  'OB, jour och beredskap': [
    ['ArtOB1', 'OB vardag kväll', '1200'],
    ['ArtOB2', 'OB natt', '1210'],
    ['ArtOB3', 'OB lördag och söndag', '1220'],
    ['ArtOB4', 'OB storhelg', '1230'],
    ['ArtJour1', 'Jour vardag', '1300'],
    ['ArtJour2', 'Jour helg', '1310'],
    ['ArtBer1', 'Beredskap vardag', '1320'],
    ['ArtBer2', 'Beredskap helg', '1330'],
  ],
  Sjukdom: [
    ['ArtSjkAvdrag', 'Sjukavdrag dag 1–14', '2000'],
    ['ArtKarens', 'Karensavdrag', '2010'],
    ['ArtSjkLon', 'Sjuklön dag 2–14', '2020'],
    ['ArtSjkAter', 'Sjuklön vid återinsjuknande', '2025'],
    ['ArtSjkAvdrag15', 'Sjukavdrag från dag 15', '2030'],
    ['ArtSjkLon15', 'Sjuklön från dag 15', '2040'],
    ['ArtSjkOB', 'Sjuklön på OB-tillägg', '2045'],
  ],
  'Annan frånvaro': [
    ['ArtFPE', 'Föräldraledighet', '2100'],
    ['ArtFPETim', 'Föräldraledighet, del av dag', '2102'],
    ['ArtVAB', 'Vård av barn', '2110'],
    ['ArtTjl', 'Tjänstledighet', '2120'],
    ['ArtTjlDag', 'Tjänstledighet, enstaka dag', '2122'],
    ['ArtTjlTim', 'Tjänstledighet, del av dag', '2124'],
    ['ArtNar', 'Närståendevård', '2130'],
  ],
  Semester: [
    ['ArtSemLon', 'Semesterlön', '3000'],
    ['ArtSemAvdrag', 'Semesteravdrag', '3005'],
    ['ArtSemTil', 'Semestertillägg', '3010'],
    ['ArtSemRor', 'Semestertillägg på rörlig lön', '3012'],
    ['ArtSemSpar', 'Semesterlön, sparad dag', '3014'],
    ['ArtSemErs', 'Semesterersättning', '3020'],
    ['ArtSemErsLon', 'Semesterersättning med lönen', '3025'],
    ['ArtSemObet', 'Obetald semester', '3030'],
    ['ArtSemForsk', 'Semester i förskott', '3040'],
  ],
  'Förmåner och resor': [
    ['ArtBilForman', 'Bilförmån', '4000'],
    ['ArtDrivmedel', 'Drivmedelsförmån', '4005'],
    ['ArtKost', 'Kostförmån', '4010'],
    ['ArtTrktHelt', 'Traktamente, helt', '5000'],
    ['ArtTrktHalvt', 'Traktamente, halvt', '5010'],
    ['ArtTrktNatt', 'Nattraktamente', '5012'],
    ['ArtTrktUtr', 'Traktamente utrikes', '5030'],
    ['ArtMaltid', 'Måltidsavdrag', '5016'],
    ['ArtMil', 'Bilersättning, egen bil', '5020'],
    ['ArtUtlagg', 'Utlägg', '5100'],
  ],
  'Avdrag och skatt': [
    ['ArtBilNetto', 'Nettolöneavdrag för bil', '6105'],
    ['ArtLonevaxl', 'Löneväxling', '6010'],
    ['ArtLonevaxlPremie', 'Pensionspremie av löneväxling', '6012'],
    ['ArtFack', 'Fackföreningsavgift', '6120'],
    ['ArtUtmatning', 'Utmätning i lön', '6130'],
    ['ArtForskott', 'Avdrag för förskott', '6145'],
    ['ArtSkuld', 'Skuld från tidigare löneperiod', '6165'],
    ['ArtSkatt', 'Preliminär skatt', '9000'],
    ['ArtEngSkatt', 'Skatt på engångsbelopp', '9010'],
    ['ArtSINK', 'Särskild inkomstskatt', '9020'],
    ['ArtAvrund', 'Öresavrundning', '9040'],
    ['ArtNetto', 'Nettolön', '9050'],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [field: string, label: string, number: string])[]>>

const occasions = Object.values(steeredOccasions).flat()

/** Returns pairs of fields, side by side in the form. */
const pairs = (fields: readonly string[]): readonly (readonly string[])[] =>
  fields.flatMap((field, at) => (at % 2 === 0 ? [[field, ...fields.slice(at + 1, at + 2)]] : []))

const standard = Object.fromEntries(occasions.map(([field, , number]) => [field, number]))

/**
 * What chooses pay types by themselves: a control code, which a table's control rows name, with the
 * pay type of each occasion (second document §2.2: `artsty`). The documents do not name the code's
 * field; it is LonStyKod here, in a control row and in an agreement. TabellStyKod is the table of
 * pay types that a person has.
 */
export const payTypeSteering = register({
  name: 'payTypeSteering',
  title: 'Löneartsstyrning',
  items: 'styrningar',
  item: 'styrning',
  definite: 'styrningen',
  path: '/artsty',
  route: '/registry/artsty',
  area: 'Registry.Artsty',
  fields: {
    LonStyKod: code('Styrkod', 10),
    BenText: itemName(),
    ...Object.fromEntries(
      occasions.map(([field, label, number]) => [field, payTypeNumber(label, { default: number })]),
    ),
  },
  cards: [
    {
      id: 'steering',
      title: 'Styrning',
      description: 'Löneart för det som programmet räknar fram. Utan löneart räknas det inte fram.',
      rows: [['LonStyKod', 'BenText']],
    },
    ...Object.entries(steeredOccasions).map(([title, rows], at) => ({
      id: `steering${at + 1}`,
      title,
      rows: pairs(rows.map(([field]) => field)),
    })),
  ],
  columns: ['LonStyKod', 'BenText', 'ArtManLon', 'ArtTimLon', 'ArtOvt1', 'ArtOvt2', 'ArtSjkLon'],
  examples: [
    { ...standard, LonStyKod: 'STD', BenText: 'Standard' },
    { ...standard, LonStyKod: 'TIM', BenText: 'Timanställda', ArtManLon: '' },
  ],
})
