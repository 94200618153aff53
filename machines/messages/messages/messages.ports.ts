import { ofCall, reading } from '../../kit/shared/of-call.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const messagesPorts = {
  countUnread: ofCall('messages.countUnread', () =>
    reading('portal', 'messageStatus', {}, ({ AntalOlast }) => AntalOlast),
  ),
}
