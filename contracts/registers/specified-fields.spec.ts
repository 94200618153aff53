import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { CompanyListItem } from '../companies/shapes.ts'
import { EmployeeListItem } from '../employees/shapes.ts'
import { Notification, PortalInfo } from '../portal/shapes.ts'
import type { RegisterName } from '../reference-data/register-names.ts'
import { RecalculationRow } from '../vehicles/shapes.ts'
import { sentFields } from './register.ts'
import { registers } from './registers.ts'

/**
 * The fields of registers' items (third document §3), as the document has them. Of the rules it
 * names one key. Pay types' amounts, company settings, the employee filter and rights have specs of
 * their own.
 */
const ofRegisters: Readonly<Partial<Record<RegisterName, string>>> = {
  agreements:
    'AvtalId Avdelning BenText CanDelete TabellKod AmfTyp ForaReportType ForaMarkups ITPPlan SemAvtalKod UtbetPer KPTyp KPUseArbGivNr KPArbGivNr KPUseAvtalsNr KPAvtalsNummer UseScbArbstKU ScbArbstKU UseWarningsForActiveEmployments OpenOBRegler OpenJORRegler OpenBERRegler OpenELDRegler OpenHLGRegler OpenOVTRegler FerIngBer FerUphLon UseFakArbstNr FakArbstNr UseFakForbNr FakForbNr',
  vacationAgreements:
    'AvtalKod BenText StartSemYear StartIntjanande Sammanfallande SemDagarTyp SemDagar UseSemTil UseSemRor EndastLon AgeGroups',
  payTypes:
    'LonArtNr BenText KlassTyp UseAntalsKod AntalsKod UseBeloppsKod BeloppsKod UseSummaKod SummaKod Aktiv LockStandard AntalEnhet UpdKompsaldo UpdFlexsaldo SemGruFranv SemFranTyp FerUttag FerUttagTyp UphUttag UphUttagTyp',
  payTypeTables: 'TabellKod BenText LonSty',
  occupations: 'NYKKod Titel',
  importDefinitions: 'Id BenText Format ImpPerReg ImpBrukarReg',
  countryAllowances: 'Landskod Land',
  holidays: 'Datum',
  obRules: 'OBRegelID BenText',
  onDutyRules: 'BenText',
  onCallRules: 'BenText',
  extraDayRules: 'BenText',
  holidayPayRules: 'BenText',
  overtimeRules: 'BenText',
  clients: 'Brukare',
}

/** The fields of the other entities of the same section. */
const ofOthers: readonly (readonly [name: string, shape: z.ZodObject, fields: string])[] = [
  ['the employee of a list', EmployeeListItem, 'AnstNr AvtalId TabellStyKod ProfilePictureId'],
  ['the company of a list', CompanyListItem, 'FtgId Namn Orgnr PictureId Archived RestoreInfo'],
  ['a notification', Notification, 'Id Title Message type TimeStamp HasRead Event Context'],
  ['the context of a notification', Notification.shape.Context, 'FtgId FtgNamn Period ExternalURL'],
  [
    'the portal’s information',
    PortalInfo,
    'EnableDVSupport LoginType KlockSenAvrFruk KlockSenAvrLnch KlockSenAvrMidd KlockTidHemFruk KlockTidHemLnch KlockTidHemMidd LogiFrukost LogiLunch LogiMiddag LogiNatt',
  ],
  [
    'a row of the vehicles’ recalculation',
    RecalculationRow,
    'AnstNr BilModel BilKod BilYear BilFormon BerFormanTot BerFormanLon ErrorMessage BilNypris ComparisonVehicleText ComparisonVehicleCode ComparisonVehiclePrice BilExtra BerFordonsskatt BerMiljoRabattPrc BerMiljoRabatt BerFormanTotLabel BerFormanLonLabel',
  ],
]

/** The fields that an answer has beside those that are sent. */
const answered = ['CanDelete']

describe('every field of the specification exists', () => {
  it.each(Object.entries(ofRegisters))('in the register %s', (name, fields) => {
    const names = [...sentFields(registers[name as RegisterName]), ...answered]
    expect(fields.split(' ').filter(field => !names.includes(field))).toEqual([])
  })

  it.each(ofOthers)('in %s', (_, shape, fields) => {
    expect(fields.split(' ').filter(field => !(field in shape.shape))).toEqual([])
  })

  it('and they are as many as the document has', () => {
    const countOf = (fields: string) => fields.split(' ').length
    expect(
      Object.fromEntries(Object.entries(ofRegisters).map(([name, fields]) => [name, countOf(fields)])),
    ).toMatchObject({
      agreements: 31,
      vacationAgreements: 11,
      payTypes: 20,
      importDefinitions: 5,
    })
    expect(ofOthers.map(([, , fields]) => countOf(fields))).toEqual([4, 6, 8, 4, 12, 18])
  })
})
