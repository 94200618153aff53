/**
 * The clearing numbers of the banks, with the check of their account numbers.
 *
 * Sources: Bankgirot, "Bankernas kontonummeruppbyggnad" (2019-08-21) and bankinfrastruktur.se
 * (2025-02-03), as Bankinfrastruktur publishes them in BankData (commit 735361d, data of February
 * 2025), with six later ranges. The names are the banks' common names.
 */

/**
 * The type and variant of an account number in Bankgirot's manual. They decide which digits are
 * checked, and by which modulus.
 */
export type AccountCheck = '1:1' | '1:2' | '2:1' | '2:2' | '2:3' | '2:4'

/**
 * A range of clearing numbers, both ends included. An account number has 7 digits, unless the range
 * gives its fewest and most digits.
 */
type Range = readonly [from: number, to: number, bank: string, check: AccountCheck, least?: number, most?: number]

/** All ranges, in ascending order. */
export const clearingRanges: readonly Range[] = [
  [1100, 1199, 'Nordea', '1:1'],
  [1200, 1399, 'Danske Bank', '1:1'],
  [1400, 2099, 'Nordea', '1:1'],
  [2110, 2119, 'Juni Technology', '1:1'],
  [2120, 2129, 'Steven', '1:1'],
  [2300, 2399, 'Ålandsbanken', '1:2'],
  [2400, 2499, 'Danske Bank', '1:1'],
  [3000, 3299, 'Nordea', '1:1'],
  [3300, 3300, 'Nordea', '2:1', 10, 10],
  [3301, 3399, 'Nordea', '1:1'],
  [3400, 3409, 'Länsförsäkringar Bank', '1:1'],
  [3410, 3781, 'Nordea', '1:1'],
  [3782, 3782, 'Nordea', '2:1', 10, 10],
  [3783, 3999, 'Nordea', '1:1'],
  [4000, 4999, 'Nordea', '1:2'],
  [5000, 5999, 'SEB', '1:1'],
  [6000, 6999, 'Handelsbanken', '2:2', 7, 9],
  [7000, 7999, 'Swedbank', '1:1'],
  [8000, 8999, 'Swedbank', '2:3', 7, 10],
  [9020, 9029, 'Länsförsäkringar Bank', '1:2'],
  [9040, 9049, 'Citibank', '1:2'],
  [9060, 9069, 'Länsförsäkringar Bank', '1:1'],
  [9070, 9079, 'Multitude Bank', '1:1'],
  [9100, 9109, 'Nordnet Bank', '1:2'],
  [9120, 9124, 'SEB', '1:1'],
  [9130, 9149, 'SEB', '1:1'],
  [9150, 9169, 'Skandiabanken', '1:2'],
  [9170, 9179, 'Ikanobanken', '1:1'],
  [9180, 9189, 'Danske Bank', '2:1', 10, 10],
  [9190, 9199, 'DnB Bank', '1:2'],
  [9230, 9239, 'Marginalen Bank', '1:1'],
  [9250, 9259, 'SBAB Bank', '1:1'],
  [9260, 9269, 'DnB Bank', '1:2'],
  [9270, 9279, 'ICA Banken', '1:1'],
  [9280, 9289, 'Resurs Bank', '1:1'],
  [9300, 9349, 'Swedbank', '2:1', 10, 10],
  [9390, 9399, 'Landshypotek', '1:2'],
  [9400, 9449, 'Forex Bank', '1:1'],
  [9460, 9469, 'Santander Consumer Bank', '1:1'],
  [9470, 9479, 'BNP Paribas', '1:2'],
  [9500, 9549, 'Plusgirot', '2:3', 2, 10],
  [9550, 9564, 'Avanza Bank', '1:2'],
  [9565, 9569, 'Avanza', '2:4', 7, 10],
  [9570, 9579, 'Sparbanken Syd', '2:1', 5, 10],
  [9580, 9589, 'AION Bank', '1:1'],
  [9590, 9599, 'Erik Penser Bank', '1:2'],
  [9600, 9606, 'Banking Circle', '2:4', 7, 10],
  [9630, 9639, 'Lån & Spar Bank A/S', '1:1'],
  [9640, 9649, 'NOBA Bank', '1:2'],
  [9660, 9669, 'Svea Bank', '1:2'],
  [9670, 9679, 'JAK Medlemsbank', '1:2'],
  [9680, 9689, 'Bluestep', '1:1'],
  [9700, 9709, 'Ekobanken', '1:2'],
  [9710, 9719, 'Lunar Bank', '1:2'],
  [9750, 9759, 'Northmill Bank', '1:2'],
  [9780, 9789, 'Klarna Bank', '1:2'],
  [9880, 9889, 'Riksgälden', '1:2'],
  [9890, 9899, 'Riksgälden', '2:1', 10, 10],
  [9960, 9969, 'Plusgirot', '2:3', 2, 10],
]
