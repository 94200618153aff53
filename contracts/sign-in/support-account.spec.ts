import { expect, it } from 'vitest'
import { isSupportAccount, supportLogin } from './support-account.ts'

it('the support is told by its login, in its own licence only', () => {
  const Login = supportLogin('Lena', 'WEB100200')
  expect(Login).toBe('lena@web100200')
  expect(isSupportAccount({ Login, LicNr: 'WEB100200' })).toBe(true)
  expect(isSupportAccount({ Login, LicNr: 'WEB300400' })).toBe(false)
  expect(isSupportAccount({ Login: 'lena', LicNr: 'WEB100200' })).toBe(false)
  expect(isSupportAccount({ Login: 'lena@example.se', LicNr: 'WEB100200' })).toBe(false)
})
