import { z } from 'zod'

const off = z.boolean().default(false)

/** The flags of the company in use, which decide what is open in it. Its session has them. */
export const CompanyFlags = z.object({
  Archived: z.boolean(),
  UseLSS: z.boolean(),
  UseAvdelning: z.boolean(),
  UseLosen: z.boolean(),
  UseAttestWebLonHuv: z.boolean(),
  AmfTecknad: z.boolean(),
  ITPTecknad: z.boolean(),
  ScbStatistik: z.boolean(),
  SafMedlem: z.boolean(),
  KfoMedlem: z.boolean(),
  KPTecknad: z.boolean(),
  OpenResEnhet1: z.boolean(),
  OpenResEnhet2: z.boolean(),
  OpenResEnhet3: z.boolean(),
  OpenResEnhet4: z.boolean(),
  OpenResEnhet5: z.boolean(),
  OpenResEnhet6: z.boolean(),
  RegisterResEnh1: z.boolean(),
  RegisterResEnh2: z.boolean(),
  RegisterResEnh3: z.boolean(),
  RegisterResEnh4: z.boolean(),
  RegisterResEnh5: z.boolean(),
  RegisterResEnh6: z.boolean(),

  // The following are ours. A backend that leaves them out closes what they open.

  /** Company administrators manage users, and integrations. */
  UseFtgAdminUserAccountAccess: off,
  UseFtgAdminIntegrationsAccess: off,
  /** A payslip must be attested before it is paid, in a company that attests payslips. */
  RequireAttestWebLonHuv: z.boolean().default(true),
  /** The codes of Fora are chosen from a list. */
  ForaUseFOKList: off,
  /** At least one employee is in the register. */
  HasEmployees: off,
  /** At least one employee with a personal number or a birth date has the tax type S25. */
  HasSINKEmployees: off,
  /** The account's person is employed here, by the personal number. */
  IsEmployee: off,
  /** The flags that at least one agreement has (third document §3). */
  AgreementFlags: z
    .object({
      FerIngBer: off,
      FerUphLon: off,
      OpenOBRegler: off,
      OpenJORRegler: off,
      OpenBERRegler: off,
      OpenELDRegler: off,
      OpenHLGRegler: off,
      OpenOVTRegler: off,
    })
    .prefault({}),

  /** The free texts of employees that the company uses. */
  UseFritext1: off,
  UseFritext2: off,
  UseFritext3: off,
  UseFritext4: off,
  UseFritext5: off,
})
export type CompanyFlags = z.infer<typeof CompanyFlags>
