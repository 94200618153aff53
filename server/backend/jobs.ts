import { removeJob } from './companies/remove-job.ts'
import { cloneJob } from './copies/clone-job.ts'
import { restoreJob } from './copies/restore-job.ts'
import { sendJob } from './copies/send-job.ts'
import { fileJob } from './file-jobs/file-job.ts'
import { files } from './files.ts'
import type { Skatteverket } from './payroll/declaration/skatteverket/services.ts'
import { skatteverketJob } from './payroll/declaration/skatteverket/skatteverket-job.ts'
import { deliveryJob } from './payroll/delivery/delivery-job.ts'
import type { DeliveryServices } from './payroll/delivery/delivery-services.ts'
import { payrollJob } from './payroll/run/payroll-job.ts'
import { proposalJob, vouchersJob } from './payroll/vouchers/vouchers-job.ts'
import type { JobDefinition } from './platform/jobs/define-job.ts'
import type { GrantedLicences } from './rights/facts.ts'

/**
 * Returns every kind of job that this node runs. A kind that is not listed waits for a node that
 * lists it.
 */
export const jobDefinitionsWith = ({
  skatteverket,
  delivery,
  copyLicences,
}: JobServices & { readonly copyLicences: GrantedLicences }): readonly JobDefinition[] => [
  sendJob,
  restoreJob,
  cloneJob,
  removeJob,
  payrollJob,
  skatteverketJob(skatteverket),
  deliveryJob(delivery),
  fileJob(copyLicences, files),
  proposalJob,
  vouchersJob,
]

/** The services that some jobs need besides the database. */
export interface JobServices {
  /** Undefined when the installation is not connected to Skatteverket. */
  readonly skatteverket: Skatteverket | undefined
  readonly delivery: DeliveryServices
}
