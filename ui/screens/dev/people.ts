/** An invented employee. */
export interface Person {
  readonly AnstNr: number
  readonly Namn: string
  readonly Avdelning: string
  readonly Titel: string
  readonly Anstalld: string
  readonly Tjanstgoring: number
  readonly Lon: number
  readonly Avgift: number
  readonly Last: boolean
}

const given = [
  'Åsa',
  'Östen',
  'Ärla',
  'Anna',
  'Bengt',
  'Cecilia',
  'David',
  'Örjan',
  'Wilma',
  'Vera',
  'Zackarias',
  'Åke',
]
const family = [
  'Ångström',
  'Öberg',
  'Berg',
  'Åkesson',
  'Wåhlin',
  'Vikström',
  'Älvdal',
  'Zetterlund',
  'Andersson',
  'Nyström',
]
const departments = ['Ekonomi', 'Äldreomsorg', 'Produktion', 'Lager', 'Försäljning']
const titles = ['Lönespecialist', 'Undersköterska', 'Tekniker', 'Truckförare', 'Säljare', 'Controller']

const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item

/** Returns `count` invented employees, the same on every call. */
export const inventPeople = (count: number): readonly Person[] =>
  Array.from({ length: count }, (_, index) => {
    // Multiplies by an odd number, which is coprime with 2³², so that neighbours differ.
    const mixed = Math.imul(index + 1, 2_654_435_761) >>> 0
    const Lon = 24_000 + (mixed % 40_000) + (mixed % 4) * 0.25
    return {
      AnstNr: index + 1,
      Namn: `${at(family, mixed >>> 5)}, ${at(given, mixed >>> 11)}`,
      Avdelning: at(departments, mixed >>> 3),
      Titel: at(titles, mixed >>> 7),
      Anstalld: `${2000 + (mixed % 26)}-${String(1 + (mixed % 12)).padStart(2, '0')}-01`,
      Tjanstgoring: 25 * (1 + (mixed % 4)),
      Lon,
      Avgift: Math.round(Lon * 31.42) / 100,
      Last: mixed % 7 === 0,
    }
  })
