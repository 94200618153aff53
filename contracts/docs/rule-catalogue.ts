import {
  copiedCompanyId,
  copiedCompanyIdMessage,
  newCompanyId,
  proposedCopyId,
  restoredCompanyId,
  restoredCompanyIdMessage,
} from '../companies/company-id.rules.ts'
import { pictureFileMessage } from '../companies/picture-file.rules.ts'
import { accountNumber, clearingNumber } from '../rules/bank-account.ts'
import { bic } from '../rules/bic.ts'
import { dateFormat, type IsoDate, realDate } from '../rules/date.ts'
import { decimalFormat, keptPlaces } from '../rules/decimal.ts'
import { email } from '../rules/email.ts'
import { fileName } from '../rules/file-name.ts'
import { formulaCode } from '../rules/formula-code.ts'
import { bankgiro, ocr, plusgiro } from '../rules/giro.ts'
import { iban } from '../rules/iban.ts'
import { integerFormat, wholeNumber } from '../rules/integer.ts'
import { municipalityCode } from '../rules/municipality-code.ts'
import { organisationNumber, organisationNumberFormat } from '../rules/organisation-number.ts'
import { personalNumber, personalNumberFormat } from '../rules/personal-number.ts'
import { between, greaterThan, notNegative } from '../rules/range.ts'
import { required, requiredNotZero, requiredWhen, requiredWith } from '../rules/required.ts'
import { type Format, labelled, type Rule } from '../rules/rule.ts'
import {
  alphanumeric,
  alphanumericOrSpace,
  digitCount,
  digitsOnly,
  linesFormat,
  manyLines,
  maxLength,
  minLength,
  oneLine,
  oneOf,
  plainBreaks,
  textFormat,
  trimmed,
} from '../rules/text.ts'
import { realTime, timeFormat } from '../rules/time.ts'
import { vehicleYearMessage } from '../salary-years/rules.ts'
import { workplaceAddress } from '../settings/workplace-address.ts'
import { loginMessage, passwordMessage, smsCodeMessage } from '../sign-in/rules.ts'

/** A rule or format with examples. */
interface Entry {
  /**
   * Returns the result for a typed text: the value as the format shows it, or the error message. A
   * rule that passes gives an empty text.
   */
  readonly of: (typed: string) => string
  /** Pairs of a typed text and its result. */
  readonly examples: readonly (readonly [typed: string, shown: string])[]
}

type Examples = Entry['examples']

const ofRule = (rule: Rule, examples: Examples, label = 'Fältet'): Entry => ({
  of: typed => rule(typed, labelled(label)) ?? '',
  examples,
})

const shown = <Value>({ parse, show }: Format<Value>, typed: string): string => {
  const result = parse(typed, 'Fältet')
  return result.ok ? show(result.value) : result.message
}

const ofFormat = <Value>(format: Format<Value>, examples: Examples): Entry => ({
  of: typed => shown(format, typed),
  examples,
})

const amounts = decimalFormat()

/** Returns the entry of a rule of numbers. The typed text is parsed by the decimal format first. */
const ofNumbers = (rule: Rule<number>, examples: Examples): Entry => ({
  of: typed => {
    const result = amounts.parse(typed, 'Fältet')
    return result.ok ? (rule(result.value, labelled('Fältet')) ?? '') : result.message
  },
  examples,
})

const ofMessage = (message: (typed: string) => string | undefined, examples: Examples): Entry => ({
  of: typed => message(typed) ?? '',
  examples,
})

/** Returns the entry of a rule that reads other fields, tried with the given form. */
const ofForm = <Form>(rule: Rule<string, Form>, form: Form, examples: Examples): Entry => ({
  of: typed => rule(typed, { label: 'Fältet', form }) ?? '',
  examples,
})

/**
 * Returns every rule and format with examples. contracts/rules/README.md is generated from them,
 * and a spec tries each with a hundred thousand texts.
 *
 * @param today the date that the examples assume: 2026-11-21
 */
export const ruleCatalogue = (today: IsoDate): Readonly<Record<string, Entry>> => ({
  required: ofRule(required, [
    ['', 'Fältet är obligatoriskt.'],
    ['00000000-0000-0000-0000-000000000000', 'Fältet är obligatoriskt.'],
    ['1899-12-30', 'Fältet är obligatoriskt.'],
    ['0', ''],
  ]),
  'required, without a label': ofRule(required, [['', 'Obligatoriskt fält.']], ''),
  requiredNotZero: ofNumbers(requiredNotZero, [
    ['0', 'Fältet är obligatoriskt.'],
    ['0,5', ''],
  ]),
  'requiredWhen, and it is so': ofForm(
    requiredWhen<{ type: string }>(({ type }) => type === 'AVI'),
    { type: 'AVI' },
    [['', 'Fältet är obligatoriskt.']],
  ),
  'requiredWith, and the other has no value': ofForm(requiredWith<{ other: boolean }>('other'), { other: false }, [
    ['', ''],
  ]),
  text: ofFormat(textFormat, [['  Nordsken ', 'Nordsken']]),
  'maxLength(3)': ofRule(maxLength(3), [
    ['abc', ''],
    ['abcd', 'Fältet får bestå av max 3 tecken.'],
  ]),
  'minLength(3)': ofRule(minLength(3), [
    ['', ''],
    ['ab', 'Fältet måste bestå av minst 3 tecken.'],
  ]),
  "oneOf(['NONE', 'KIVRA'])": ofRule(oneOf(['NONE', 'KIVRA']), [
    ['KIVRA', ''],
    ['Kivra', 'Felaktigt värde.'],
  ]),
  alphanumeric: ofRule(alphanumeric, [
    ['Åre2', ''],
    ['Åre 2', 'Fältet får endast bestå av bokstäver och siffror.'],
  ]),
  alphanumericOrSpace: ofRule(alphanumericOrSpace, [
    ['Åre 2', ''],
    ['Åre-2', 'Fältet får endast bestå av bokstäver och siffror.'],
  ]),
  digitsOnly: ofRule(digitsOnly, [
    ['007', ''],
    ['7,5', 'Fältet får endast bestå av siffror.'],
  ]),
  'digitCount(8)': ofRule(digitCount(8), [
    ['19283746', ''],
    ['1928374', 'Fältet ska ha 8 siffror.'],
  ]),
  trimmed: ofRule(trimmed, [
    ['Åsa', ''],
    [' Åsa', 'Fältet får inte börja eller sluta med mellanslag.'],
  ]),
  plainBreaks: ofRule(plainBreaks, [
    ['Anna\nBo', ''],
    ['Anna\r\nBo', 'Fältet får bara ha radbrytningar av ett tecken (U+000A).'],
  ]),
  oneLine: ofRule(oneLine, [
    ['O’Brien-Å, Łukasz 🙂', ''],
    ['Anna\nBo', 'Fältet får inte ha radbrytningar.'],
    ['Anna\u200b', 'Fältet har ett tecken som inte syns (tecken 5, U+200B). Ta bort det, eller skriv om texten.'],
  ]),
  manyLines: ofRule(manyLines, [
    ['Anna\nBo', ''],
    ['Anna\u202eoB', 'Fältet har ett tecken som inte syns (tecken 5, U+202E). Ta bort det, eller skriv om texten.'],
  ]),
  'text of several lines': ofFormat(linesFormat, [[' Anna\r\nBo ', 'Anna\nBo']]),
  fileName: ofRule(fileName, [
    ['lön.pdf', ''],
    ['../lön.pdf', 'Fältet får inte ha en sökväg eller tecken som filnamn inte har.'],
  ]),
  integer: ofFormat(integerFormat, [
    ['1 200', '1200'],
    ['-3', '−3'],
    ['', '0'],
    ['00', 'Fältet måste vara ett giltigt heltal.'],
    ['2,5', 'Fältet måste vara ett giltigt heltal.'],
  ]),
  wholeNumber: ofNumbers(wholeNumber, [
    ['2', ''],
    ['2,5', 'Fältet måste vara ett giltigt heltal.'],
  ]),
  decimal: ofFormat(amounts, [
    ['1234,5', '1 234,50'],
    ['-1 234.5', '−1 234,50'],
    ['−1\u00A0234,50 kr', '−1 234,50'],
    ['kr', 'Fältet måste vara ett giltigt tal.'],
    ['0,12345', '0,1235'],
    ['1.005', '1,005'],
    ['0', ''],
    ['1,2,3', 'Fältet måste vara ett giltigt tal.'],
    ['1234567890123456', 'Fältet får bestå av max 15 siffror.'],
  ]),
  'keptPlaces(2)': ofNumbers(keptPlaces(2), [
    ['0,25', ''],
    ['0,125', 'Fältet får ha högst 2 decimaler.'],
  ]),
  'decimal, 2 places and zero shown': ofFormat(decimalFormat({ most: 2, zero: true }), [
    ['1,005', '1,01'],
    ['', '0,00'],
  ]),
  'between(1, 31)': ofNumbers(between(1, 31), [
    ['31', ''],
    ['32', 'Fältet måste vara mellan 1 och 31.'],
  ]),
  'greaterThan(-1)': ofNumbers(greaterThan(-1), [
    ['0', ''],
    ['-1', 'Fältet måste vara större än −1.'],
  ]),
  notNegative: ofNumbers(notNegative, [
    ['0', ''],
    ['-0,01', 'Fältet får inte vara ett negativt värde.'],
  ]),
  date: ofFormat(dateFormat(today), [
    ['7', '2026-11-07'],
    ['107', '2026-01-07'],
    ['0107', '2026-01-07'],
    ['2712', '2027-12-01'],
    ['27107', '2027-01-07'],
    ['271207', '2027-12-07'],
    ['371207', '1937-12-07'],
    ['20591231', '2059-12-31'],
    ['2026-1-7', '2026-01-07'],
    ['1899-12-30', ''],
    ['31', 'Felaktigt datum'],
  ]),
  realDate: ofRule(realDate, [
    ['2026-11-07', ''],
    ['2026-02-29', 'Felaktigt datum'],
  ]),
  realTime: ofRule(realTime, [
    ['08:30', ''],
    ['8', 'Ogiltig tidpunkt.'],
  ]),
  time: ofFormat(timeFormat, [
    ['8', '08:00'],
    ['830', '08:30'],
    ['8.30', '08:30'],
    ['2400', '24:00'],
    ['8:60', 'Ogiltig tidpunkt.'],
  ]),
  personalNumber: ofFormat(personalNumberFormat(today), [
    ['900315-9804', '19900315-9804'],
    ['199003159804', '19900315-9804'],
    ['150101+9804', '19150101-9804'],
    ['19900315-9805', 'Felaktigt personnummer/sammordningsnummer.'],
    ['19701063-2391', '19701063-2391'],
    ['197010602394', 'Felaktigt personnummer/sammordningsnummer. Samordningsnumret saknar ett riktigt födelsedatum.'],
  ]),
  'personalNumber, as it is kept': ofRule(personalNumber, [
    ['199003159804', ''],
    ['19900315-9804', 'Felaktigt personnummer/sammordningsnummer.'],
  ]),
  organisationNumber: ofRule(organisationNumber, [
    ['165566778899', ''],
    ['5566778899', 'Felaktigt organisationsnummer.'],
    ['175566778899', 'Felaktigt organisationsnummer.'],
  ]),
  'organisation number, typed': ofFormat(organisationNumberFormat, [
    ['556677-8899', '556677-8899'],
    ['165566778899', '556677-8899'],
    ['19900315-9804', '19900315-9804'],
    ['900315-9804', 'Felaktigt organisationsnummer.'],
  ]),
  email: ofRule(email, [
    ['lon@företag.se', ''],
    ['lon@företag', 'Felaktig epost.'],
  ]),
  bic: ofRule(bic, [
    ['ESSESESS', ''],
    ['ESSESES', 'Fältet måste vara antingen 8 eller 11 tecken långt.'],
  ]),
  clearingNumber: ofRule(clearingNumber, [
    ['8327-9', ''],
    ['83278', 'Fältet stämmer inte: den femte siffran är en kontrollsiffra, räknad på de fyra andra.'],
    ['9999', 'Ingen bank har clearingnummer 9999.'],
    ['514', 'Fältet ska ha fyra siffror, eller fem när det börjar med 8.'],
  ]),
  'accountNumber, of clearing number 5839': ofForm(accountNumber('clearing'), { clearing: '5839' }, [
    ['825 74 66', ''],
    ['8257467', 'Fältet stämmer inte med clearingnumret: kontrollsiffran är fel för ett konto hos SEB.'],
    ['82574', 'Fältet ska ha 7 siffror hos SEB.'],
  ]),
  iban: ofRule(iban, [
    ['SE45 5000 0000 0583 9825 7466', ''],
    [
      'SE46 5000 0000 0583 9825 7466',
      'Fältet stämmer inte: de två siffrorna efter landet är kontrollsiffror, räknade på resten.',
    ],
    ['SE45 5000', 'Fältet ska börja med två bokstäver för landet och två siffror, till exempel SE35.'],
  ]),
  bankgiro: ofRule(bankgiro, [
    ['5402-9681', ''],
    ['5402-9682', 'Fältet stämmer inte: den sista siffran är en kontrollsiffra, räknad på de andra.'],
    ['540-29', 'Fältet ska ha 7 eller 8 siffror, till exempel 5050-1055.'],
  ]),
  plusgiro: ofRule(plusgiro, [
    ['28 65 43-4', ''],
    ['410 54 68-6', 'Fältet stämmer inte: den sista siffran är en kontrollsiffra, räknad på de andra.'],
  ]),
  'ocr(true)': ofRule(ocr(true), [
    ['123456789023', ''],
    ['12369', 'Fältet stämmer inte: den näst sista siffran ska säga hur långt numret är.'],
  ]),
  municipalityCode: ofRule(municipalityCode, [
    ['0180', ''],
    ['0280', 'Fältet stämmer inte: 02 är inget län med en kommun 80.'],
    ['180', 'Fältet ska ha fyra siffror, till exempel 0180 för Stockholm.'],
  ]),
  'formulaCode(15)': ofRule(formulaCode(15), [
    ['Bonus2', ''],
    ['Avrunda', 'Angiven formelkod är reserverad och får inte användas.'],
    ['bonus-2', 'Fältet får endast bestå av bokstäver och siffror.'],
    ['Bonusprocentsats', 'Fältet får bestå av max 15 tecken.'],
  ]),
  login: ofMessage(loginMessage, [['', 'Användarnamn är obligatoriskt.']]),
  password: ofMessage(passwordMessage, [
    ['', 'Lösenord är obligatoriskt.'],
    ['12345', 'Lösenord måste bestå av minst 6 tecken.'],
  ]),
  'SMS code': ofMessage(smsCodeMessage, [['AB3', 'Verifieringskoden består av exakt 4 tecken.']]),
  'company id, new': { of: newCompanyId, examples: [['Åkeri Östman AB 2', 'akeriostmanab2']] },
  'company id, restored': ofMessage(
    typed => restoredCompanyIdMessage(restoredCompanyId(typed)),
    [
      [' Nordsken ', ''],
      ['nord-sken', 'Företagsid får endast bestå av A-Z, 0-9, och vara max 15 tecken långt.'],
    ],
  ),
  'company id, copied': { of: copiedCompanyId, examples: [['Nordsken + 2', 'nordsken+2']] },
  'company id, copied, among others': ofMessage(
    id => copiedCompanyIdMessage(id, ['nordsken']),
    [
      ['', 'Du måste ange ett nytt företags-id.'],
      ['nordsken', 'Det finns redan ett företag med samma id.'],
      ['nordskenhandelab2', 'Företags-id får inte vara längre än 15 tecken.'],
    ],
  ),
  'company id, proposed for a copy': {
    of: proposedCopyId,
    examples: [
      ['nordsken', 'nordsken2'],
      ['nordsken9', 'nordsken10'],
      ['nordskenhandela', 'nordskenhandel2'],
    ],
  },
  'vehicle benefits of a new salary year, in 2026': ofMessage(
    typed => vehicleYearMessage(Number(typed), 2026),
    [
      ['2026', ''],
      ['2027', 'Beskattningsår 2027 är ännu inte öppet för beräkning hos Skatteverket.'],
    ],
  ),
  'picture file': ofMessage(
    name => pictureFileMessage(name, 5_000_000),
    [
      ['logotyp.JPG', ''],
      ['logotyp.gif', 'Felaktig fil. Välj en bild med filformatet PNG eller JPEG.'],
    ],
  ),
  'picture file, too large': ofMessage(
    name => pictureFileMessage(name, 5_000_001),
    [['logotyp.png', 'Bilden är för stor. Välj en bild som inte överstiger 5mb.']],
  ),
  'workplace address, second line Lund': {
    of: typed => workplaceAddress(typed, 'Lund'),
    examples: [['Storgatan 1 ', 'Storgatan 1 Lund']],
  },
})
