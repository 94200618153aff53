import type { RegisterName } from '#contracts/registers/names.ts'
import { periodHooks } from '../schedules/period-hooks.ts'
import type { RegisterHooks } from './register-hook.ts'

/** The registers with hooks. */
export const registerHooks: Partial<Record<RegisterName, RegisterHooks>> = { salaryPeriods: periodHooks }
