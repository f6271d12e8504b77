import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getPerson, savePerson } from '#contract/people.ts'
import { getPrivateFile } from '#contract/private-file.ts'
import { getSchools, setSchoolQuota } from '#contract/schools.ts'
import { onEachEngine } from '#tests/support/each-engine.ts'
import type { Persona } from '#tests/support/server.ts'

const PLATFORM = 'platformAdministrator'
const GIBIBYTE = 1024 ** 3
const TEACHER = 1
const QINGHE = 1
const JIANGCHENG = 2

onEachEngine('room for own files', (harness) => {
  const post = async (persona: Persona, path: string, body: object) =>
    (await harness().ask.post(path, body, await harness().ask.tokenOf(persona))).body
  const get = async (persona: Persona, path: string) =>
    (await harness().ask.get(path, await harness().ask.tokenOf(persona))).body
  const person = async (persona: Persona = PLATFORM) =>
    z.parse(getPerson.data, (await get(persona, `${getPerson.path}?Id=${TEACHER}`)).Data)
  const room = async () =>
    (z.parse(getPrivateFile.data, (await get('teacher', getPrivateFile.path)).Data).QuotaSize ?? 0) / GIBIBYTE
  const setSchool = (Id: number, Seen: number, QuotaGigabytes: number, persona: Persona = PLATFORM) =>
    post(persona, setSchoolQuota.path, { Id, Seen, QuotaGigabytes })
  const setOwn = async (QuotaGigabytes: number, persona: Persona = PLATFORM) => {
    const { Id, RowVersion, Name, Title, RoleId, PlatformRight, Schools } = await person(persona)
    const body = { Id, RowVersion, Name, Title, RoleId, PlatformRight, Schools, QuotaGigabytes }
    return post(persona, savePerson.path, body)
  }

  test('is what the person has, else the largest of the schools, else what everybody has', async () => {
    const usual = await room()
    expect((await setSchool(QINGHE, 0, 30)).Code).toBe(200)
    expect((await setSchool(JIANGCHENG, 0, 25)).Code).toBe(200)
    expect([usual, await room()]).toEqual([20, 30])
    expect((await setOwn(5)).Code).toBe(200)
    expect(await room()).toBe(5)
    expect(await person()).toMatchObject({ QuotaGigabytes: 5, QuotaSize: 5 * GIBIBYTE })
    const { Id, RowVersion, Name, Title, RoleId, PlatformRight, Schools } = await person()
    const without = { Id, RowVersion, Name, Title: `${Title}。`, RoleId, PlatformRight, Schools }
    expect((await post(PLATFORM, savePerson.path, without)).Code).toBe(200)
    expect(await room()).toBe(5)
    expect((await setOwn(0)).Code).toBe(200)
    expect((await setSchool(QINGHE, 30, 0)).Code).toBe(200)
    expect(await room()).toBe(25)
    const { Items } = z.parse(getSchools.data, (await post(PLATFORM, getSchools.path, {})).Data)
    expect(Items?.map((school) => [school.Id, school.QuotaGigabytes])).toEqual([
      [JIANGCHENG, 25],
      [QINGHE, 0],
    ])
  })

  test('is given by the platform’s administrators, as it was seen', async () => {
    expect((await setSchool(QINGHE, 0, 30, 'schoolAdministrator')).Code).toBe(403)
    expect((await setSchool(QINGHE, 9, 30)).Code).toBe(409)
    expect((await setSchool(2_000_000, 0, 30)).Code).toBe(404)
    expect((await setSchool(QINGHE, 0, 10_001)).Code).toBe(400)
    expect((await setOwn(6, 'schoolAdministrator')).Code).toBe(403)
    expect((await setOwn(10_001)).Code).toBe(400)
  })
})
