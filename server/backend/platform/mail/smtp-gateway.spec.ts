import { createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { MailNotSent } from './mail-gateway.ts'
import { type SmtpOptions, smtpGateway } from './smtp-gateway.ts'

interface Behaviour {
  /** The answer to a recipient. Defaults to 250. */
  readonly recipient?: string
  /** Whether it goes silent once it has the e-mail. */
  readonly isSilent?: boolean
}

let servers: Server[] = []
afterEach(() => {
  for (const server of servers) server.close()
  servers = []
})

/** Starts a mail server that notes what it is told. */
async function mailServer({ recipient = '250 ok', isSilent = false }: Behaviour = {}) {
  const told: string[] = []
  const server = createServer(socket => {
    let isData = false
    socket.on('error', () => {})
    socket.write('220 mail.example.se ESMTP\r\n')
    socket.on('data', chunk => {
      for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
        told.push(line)
        const answer = isData
          ? line === '.'
            ? isSilent
              ? ''
              : '250 taken'
            : ''
          : /^(EHLO|HELO)/.test(line)
            ? '250 mail.example.se'
            : /^STARTTLS/.test(line)
              ? '502 not here'
              : /^RCPT/.test(line)
                ? recipient
                : /^DATA/.test(line)
                  ? '354 go on'
                  : '250 ok'
        if (/^DATA/.test(line)) isData = true
        else if (line === '.') isData = false
        if (answer) socket.write(`${answer}\r\n`)
      }
    })
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { told, port: typeof address === 'object' && address ? address.port : 0 }
}

const mail = { to: 'anna@example.se', subject: 'Nytt lönebesked', text: 'Hej!', id: 'abc-1' }
const through = (port: number, more: Partial<SmtpOptions> = {}) =>
  smtpGateway({
    host: '127.0.0.1',
    port,
    account: null,
    from: 'Avlöna <lon@example.se>',
    isEncrypted: false,
    timeout: 500,
    ...more,
  })
const failure = async (sending: Promise<void>) => {
  const error = await sending.then(
    () => undefined,
    thrown => thrown,
  )
  expect(error).toBeInstanceOf(MailNotSent)
  expect(error.message).not.toContain('anna')
  return error as MailNotSent
}

it('gives an e-mail to the server, with its sender, recipient and name', async () => {
  const { port, told } = await mailServer()
  await through(port).send(mail)
  expect(told).toContain('MAIL FROM:<lon@example.se>')
  expect(told).toContain('RCPT TO:<anna@example.se>')
  expect(told).toContain('Message-ID: <abc-1@example.se>')
  expect(told).toContain('Hej!')
})

it('was not sent when the server refuses the recipient, is not there, or does not encrypt', async () => {
  const refusing = await mailServer({ recipient: '550 no such user' })
  expect((await failure(through(refusing.port).send(mail))).isUnsure).toBe(false)
  expect((await failure(through(1).send(mail))).isUnsure).toBe(false)
  const plain = await mailServer()
  expect((await failure(through(plain.port, { isEncrypted: true }).send(mail))).isUnsure).toBe(false)
  expect(plain.told.filter(line => line.startsWith('MAIL'))).toEqual([])
})

it('is not known to be sent when the server goes silent after it was given', async () => {
  const { port, told } = await mailServer({ isSilent: true })
  expect((await failure(through(port).send(mail))).isUnsure).toBe(true)
  expect(told).toContain('Hej!')
})
