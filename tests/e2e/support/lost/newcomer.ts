import { randomInt } from 'node:crypto'
import { changePassword } from '#contract/password.ts'
import { addPerson } from '#contract/people.ts'
import { beginSecondFactor, confirmSecondFactor } from '#contract/second-factor.ts'
import { appCode } from '#tests/support/second-factor.ts'
import { md5 } from '../md5.ts'
import { type Ask, type Sit, unused } from './act.ts'

export const PASSWORD = 'a quiet river'

/** Somebody whom no other test knows, with a first password. */
export const firstComer = async (ask: Ask) => {
  const account = `136${String(randomInt(1e8)).padStart(8, '0')}`
  const Schools = [{ Id: 1, IsCanVerify: false, CanAdminister: false }]
  const body = { Mobile: account, Name: unused('样'), Title: '', RoleId: 1, Schools }
  const { Id: id, Password: password } = await ask(addPerson, { body }, 'platformAdministrator')
  return { id, account, password }
}

/** The same before the page, with `PASSWORD`. */
export const newcomer = async (ask: Ask, sit: Sit) => {
  const person = await firstComer(ask)
  await sit(person)
  await ask(changePassword, { body: { Password: md5(person.password), NewPassword: md5(PASSWORD) } })
  return { ...person, password: PASSWORD }
}

/** Turns the second factor of who sits before the page on; one of the recovery codes, which is good for one act. */
export const recoveryCode = async (ask: Ask): Promise<string> => {
  const { Secret } = await ask(beginSecondFactor, { body: {} })
  const { RecoveryCodes } = await ask(confirmSecondFactor, {
    body: { Code: appCode(Secret, new Date()) },
  })
  return RecoveryCodes[0] ?? ''
}
