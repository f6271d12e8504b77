import type { Page } from '@playwright/test'
import { changePassword } from '#contract/password.ts'
import { addSchool } from '#contract/schools.ts'
import { beginSecondFactor, confirmSecondFactor } from '#contract/second-factor.ts'
import type { Credentials } from '#tests/support/personas.ts'
import { appCode } from '#tests/support/second-factor.ts'
import { md5 } from '../md5.ts'
import { sitDown } from '../signed-in.ts'
import { tokenFor } from '../token-for.ts'
import { type Ask, unused } from './act.ts'
import { aPerson } from './arranged.ts'
import { askingIn } from './asking.ts'

export const PASSWORD = 'a quiet river'

/** Somebody with a password of their own. */
export interface Newcomer extends Credentials {
  readonly id: number
  readonly schoolId: number
  /** As the newcomer. */
  readonly ask: Ask
}

const withOwnPassword = async (
  { request }: Page,
  person: Awaited<ReturnType<typeof aPerson>>,
  schoolId: number,
): Promise<Newcomer> => {
  const { Id: id, Mobile: account, Password: password } = person
  const ask = askingIn(request, await tokenFor(request, { account, password }, account))
  await ask(changePassword, { body: { Password: md5(password), NewPassword: md5(PASSWORD) } })
  return { id, schoolId, account, password: PASSWORD, ask }
}

/** A colleague in the school of the demonstration, whom no other act knows. */
export const newcomer = async (page: Page, ask: Ask): Promise<Newcomer> =>
  withOwnPassword(page, await aPerson(ask, unused('样')), 1)

/** Who administers a school that is theirs alone: no other act meets what they have once. */
export const headOfSchool = async (page: Page, ask: Ask, name: string): Promise<Newcomer> => {
  const school = await ask(addSchool, { body: { Name: `${name}学校` } }, 'platformAdministrator')
  return withOwnPassword(page, await aPerson(ask, `${name}校长`, school.Id, true), school.Id)
}

/** The same before the page. */
export const seated = async (page: Page, somebody: Promise<Newcomer>): Promise<Newcomer> => {
  const who = await somebody
  await sitDown(page, who)
  return who
}

/** Turns the second factor of who asks on; one of the recovery codes, which is good for one act. */
export const recoveryCode = async (ask: Ask): Promise<string> => {
  const { Secret } = await ask(beginSecondFactor, { body: {} })
  const { RecoveryCodes } = await ask(confirmSecondFactor, {
    body: { Code: appCode(Secret, new Date()) },
  })
  return RecoveryCodes[0] ?? ''
}
