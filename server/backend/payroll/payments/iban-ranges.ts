/**
 * How the account numbers of the clearing numbers become IBAN.
 *
 * Sources: as contracts/rules/clearing-ranges (BankData, commit 735361d, with six later ranges).
 */

/**
 * How the 17 digits of the account are filled, from the left with zeros: 1 has clearing and account
 * number, 2 the account number, 3 the clearing number with its fifth digit and ten digits, and 4
 * the clearing number and ten digits. Null when the published lists differ or say nothing.
 */
export type IbanMethod = 1 | 2 | 3 | 4 | null

/** Both ends are included. The bank's digits in the IBAN, and its BIC, empty when it has none. */
type IbanRange = readonly [from: number, to: number, bank: string, bic: string, method: IbanMethod]

/** In ascending order. */
export const ibanRanges: readonly IbanRange[] = [
  [1100, 1199, '300', 'NDEASESS', 1],
  [1200, 1399, '120', 'DABASESX', 1],
  [1400, 2099, '300', 'NDEASESS', 1],
  [2110, 2119, '211', 'JUNTSEG2', 1],
  [2120, 2129, '212', 'SVVVSESS', 1],
  [2300, 2399, '230', 'AABASESS', 1],
  [2400, 2499, '120', 'DABASESX', 1],
  [3000, 3299, '300', 'NDEASESS', 1],
  [3300, 3300, '300', 'NDEASESS', 2],
  [3301, 3399, '300', 'NDEASESS', 1],
  [3400, 3409, '902', 'ELLFSESS', 1],
  [3410, 3781, '300', 'NDEASESS', 1],
  [3782, 3782, '300', 'NDEASESS', 2],
  [3783, 4999, '300', 'NDEASESS', 1],
  [5000, 5999, '500', 'ESSESESS', 1],
  [6000, 6999, '600', 'HANDSESS', 2],
  [7000, 7999, '800', 'SWEDSESS', 1],
  [8000, 8999, '800', 'SWEDSESS', 3],
  [9020, 9029, '902', 'ELLFSESS', 1],
  [9040, 9049, '904', 'CITISESX', 1],
  [9060, 9069, '902', 'ELLFSESS', 1],
  [9070, 9079, '907', 'FEMAMTMT', 1],
  [9100, 9109, '910', 'NNSESES1', 1],
  [9120, 9124, '500', 'ESSESESS', 1],
  [9130, 9149, '500', 'ESSESESS', 1],
  [9150, 9169, '915', 'SKIASESS', 1],
  [9170, 9179, '917', 'IKANSE21', 1],
  [9180, 9189, '120', 'DABASESX', null],
  [9190, 9199, '919', 'DNBASESX', 1],
  [9230, 9239, '923', 'MARGSESS', 1],
  [9250, 9259, '925', 'SBAVSESS', 1],
  [9260, 9269, '919', 'DNBASESX', 1],
  [9270, 9279, '927', 'IBCASES1', 1],
  [9280, 9289, '928', 'RESUSE21', 1],
  [9300, 9349, '930', 'SWEDSESS', null],
  [9390, 9399, '939', 'LAHYSESS', 1],
  [9400, 9449, '940', 'FORXSES1', 1],
  [9460, 9469, '946', 'BSNOSESS', 1],
  [9470, 9479, '947', 'FTSBSESS', 1],
  [9500, 9549, '950', 'NDEASESS', null],
  [9550, 9564, '955', 'AVANSES1', 1],
  [9565, 9569, '955', 'AVANSES1', 4],
  [9570, 9579, '957', 'SPSDSE23', 2],
  [9580, 9589, '958', 'BMPBSESS', 1],
  [9590, 9599, '959', 'ERPFSES2', 1],
  [9600, 9606, '960', '', 4],
  [9630, 9639, '963', 'LOSADKKK', 1],
  [9640, 9649, '964', 'NOFBSESS', 1],
  [9660, 9669, '966', 'SVEASES1', 1],
  [9670, 9679, '967', 'JAKMSE22', 1],
  [9680, 9689, '968', 'BSTPSESS', 1],
  [9700, 9709, '970', 'EKMLSE21', 1],
  [9710, 9719, '971', 'LUNADK2B', 1],
  [9750, 9759, '975', 'NOHLSESS', 1],
  [9780, 9789, '978', 'KLRNSESS', 1],
  [9960, 9969, '950', 'NDEASESS', null],
]
