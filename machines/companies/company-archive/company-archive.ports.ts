import { ofCall, writing } from '../../kit/shared/of-call.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const companyArchivePorts = {
  /** Returns whether the company is now archived. */
  toggleArchived: ofCall(
    'companyArchive.toggleArchived',
    ({ FtgId, key: idempotencyKey }: { readonly FtgId: string; readonly key: string }) =>
      writing('companies', 'toggleArchived', { params: { FtgId }, idempotencyKey }, ({ Archived }) => Archived),
  ),
}
