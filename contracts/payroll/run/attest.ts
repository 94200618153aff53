import type { FtgInfo } from '../../sign-in/session.shapes.ts'

/**
 * Whether a company attests payslips (UseAttestWebLonHuv), and whether one that is not attested may
 * go out (RequireAttestWebLonHuv).
 */
export type Attest = 'none' | 'optional' | 'required'

/** Returns whether a company attests payslips. A requirement counts only while attest is used. */
export const attestIn = (
  company: Partial<Pick<FtgInfo, 'UseAttestWebLonHuv' | 'RequireAttestWebLonHuv'>> | undefined,
): Attest =>
  company?.UseAttestWebLonHuv !== true ? 'none' : company.RequireAttestWebLonHuv === false ? 'optional' : 'required'
