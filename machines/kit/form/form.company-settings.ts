import { companySettingsLayout } from '#contracts/settings/company-settings-layout.ts'
import { formFlow, formMachine } from './form.machine.ts'
import { formSecrets } from './form.secrets.ts'

/**
 * The form of a company's settings, on its six screens. Its code is loaded with them: see
 * `ui/runtime/lazy`.
 */
export const companySettingsForm = {
  flow: formFlow(formMachine('companySettings', companySettingsLayout)),
  secrets: formSecrets(companySettingsLayout.model),
}
