import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { loginLandingMachine } from '#domain/session/login-landing.machine.ts'
import { cloudSchoolAddress, cloudSchoolLandingOf } from '#domain/session/login-landing.ts'
import { placeFor } from '#domain/session/parked-place.ts'
import { menuOf, roleLinksOf } from '#domain/session/role-menu.ts'
import { aUser } from '#tests/support/people.ts'
import { record } from '#tests/support/record.ts'
import { declaredTransitions, transitionLog } from '#tests/support/transitions.ts'

const cloudUser = () => {
  const user = aUser()
  return { ...user, rights: { ...user.rights, staysHome: false } }
}

const log = transitionLog()

const start = () => {
  const actor = createActor(loginLandingMachine, { inspect: log.inspect })
  const recording = record(actor)
  actor.start()
  return { actor, recording }
}

const ENTERED = { type: 'landing.enterCloudSchool', logoName: '文科空间' }
const to = (address: string) => ({ type: 'landing.toAddress', address })

describe('a sign-in', () => {
  it('leads nowhere by itself for whoever stays home', () => {
    const { actor, recording } = start()
    actor.send({ type: 'landing.arrive', user: aUser(), parked: null })
    expect(recording.emitted).toEqual([])
  })

  // R-navigation-3.
  it('leads to the last child of the first role menu for whoever does not', () => {
    const { actor, recording } = start()
    actor.send({ type: 'landing.arrive', user: cloudUser(), parked: null })
    expect(recording.emitted).toEqual([ENTERED, to('/cloud-school?code=arts&orgId=1')])
  })

  // R-session-5, R-navigation-12.
  it('leads them too to what they started, or to where an expiry interrupted them, in the frame of their school', () => {
    const { actor, recording } = start()
    const parked = { userId: 7, address: '/details?id=3' }
    actor.send({ type: 'landing.intend', address: '/list?q=勾股' })
    actor.send({ type: 'landing.arrive', user: cloudUser(), parked })
    expect(recording.emitted).toEqual([ENTERED, to('/list?q=勾股')])
    expect(recording.states).toEqual(['open', 'intending', 'open'])
    actor.send({ type: 'landing.arrive', user: cloudUser(), parked })
    expect(recording.emitted.slice(2)).toEqual([ENTERED, to('/details?id=3')])
    actor.send({ type: 'landing.arrive', user: cloudUser(), parked: { ...parked, userId: 8 } })
    expect(recording.emitted.slice(4)).toEqual([ENTERED, to('/cloud-school?code=arts&orgId=1')])
  })

  it('goes on with what was started last, once', () => {
    const { actor, recording } = start()
    actor.send({ type: 'landing.intend', address: '/list?q=勾股' })
    actor.send({ type: 'landing.intend', address: '/play?id=4' })
    actor.send({ type: 'landing.arrive', user: aUser(), parked: { userId: 7, address: '/details?id=3' } })
    actor.send({ type: 'landing.arrive', user: aUser(), parked: null })
    expect(recording.emitted).toEqual([to('/play?id=4')])
  })

  it('forgets what was started when the popup is closed without it', () => {
    const { actor, recording } = start()
    actor.send({ type: 'landing.intend', address: '/list?q=勾股' })
    actor.send({ type: 'landing.drop' })
    actor.send({ type: 'landing.arrive', user: aUser(), parked: null })
    expect(recording.states).toEqual(['open', 'intending', 'open'])
    expect(recording.emitted).toEqual([])
  })

  it('comes back to where an expiry interrupted the same user, and nobody else', () => {
    const { actor, recording } = start()
    const parked = { userId: 7, address: '/details?id=3' }
    actor.send({ type: 'landing.arrive', user: aUser({ id: 8 }), parked })
    actor.send({ type: 'landing.arrive', user: aUser({ id: 7 }), parked })
    expect(recording.emitted).toEqual([to('/details?id=3')])
  })

  it('takes every transition it declares', () => {
    expect([...log.taken].sort()).toEqual(declaredTransitions(loginLandingMachine))
  })
})

const items = fc.array(
  fc.record({ id: fc.nat(), name: fc.string({ minLength: 1 }), parameter: fc.string() }),
  { maxLength: 6 },
)
const menus = fc.oneof(
  fc.constant('absent' as const),
  fc.array(fc.record({ id: fc.nat(), name: fc.string(), items }), { maxLength: 3 }),
)
const anyRights = fc.record({
  staysHome: fc.boolean(),
  schoolLibrary: fc.boolean(),
  paperComposition: fc.boolean(),
  review: fc.boolean(),
})

describe('the rules', () => {
  it('of landing: exactly those who do not stay home and have a menu go to its last child', () => {
    fc.assert(
      fc.property(menus, anyRights, (roleMenus, rights) => {
        const last = roleMenus === 'absent' ? undefined : roleMenus[0]?.items.at(-1)
        const landing = cloudSchoolLandingOf(aUser({ roleMenus, rights }))
        if (rights.staysHome || last === undefined) expect(landing).toBe(null)
        else expect(landing).toEqual({ address: cloudSchoolAddress(last.parameter), logoName: last.name })
      }),
    )
  })

  it('of landing: the address is always one of the cloud school, its query what the menu says', () => {
    expect(cloudSchoolAddress('code=ljzk&orgId=1')).toBe('/cloud-school?code=ljzk&orgId=1')
    expect(cloudSchoolAddress('?code=ljzk')).toBe('/cloud-school?code=ljzk')
    expect(cloudSchoolAddress('')).toBe('/cloud-school')
    fc.assert(
      fc.property(fc.string(), (parameter) => {
        const url = new URL(cloudSchoolAddress(parameter), 'http://school.example')
        expect([url.origin, url.pathname, url.hash]).toEqual(['http://school.example', '/cloud-school', ''])
      }),
    )
  })

  it('of menus: the first role menu counts, an empty list is no menu', () => {
    fc.assert(
      fc.property(menus, (roleMenus) => {
        const menu = menuOf(aUser({ roleMenus }))
        if (roleMenus === 'absent' || roleMenus.length === 0) expect(menu).toBe(null)
        else expect(menu).toEqual(roleMenus[0]?.items)
      }),
    )
  })

  it('of links: a visitor sees none, my courses needs a menu, the others their flag', () => {
    expect(roleLinksOf(null)).toEqual({ schoolLibrary: false, myCourses: false, paperComposition: false })
    fc.assert(
      fc.property(menus, anyRights, (roleMenus, rights) => {
        expect(roleLinksOf(aUser({ roleMenus, rights }))).toEqual({
          schoolLibrary: rights.schoolLibrary,
          myCourses: roleMenus !== 'absent' && roleMenus.length > 0,
          paperComposition: rights.paperComposition,
        })
      }),
    )
  })

  it('of parked places: only the same user, never the home page', () => {
    fc.assert(
      fc.property(fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.webPath(), (userId, parkedId, path) => {
        const place = placeFor(userId, { userId: parkedId, address: path })
        expect(place).toBe(userId !== 0 && userId === parkedId && path !== '/' ? path : null)
      }),
    )
    expect(placeFor(7, null)).toBe(null)
  })
})
