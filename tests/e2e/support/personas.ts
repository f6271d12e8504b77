import { createHash } from 'node:crypto'

/** One password for all demonstration accounts. */
export const PASSWORD = 'Zhiyuan2026'

export interface Persona {
  readonly account: string
  readonly name: string
  readonly schools: readonly string[]
}

/** The personas of the wire contract; the seventh is the visitor. */
export const PERSONAS = {
  teacher: { account: '13900000001', name: '沈雨桐', schools: ['青禾实验学校', '江城第一中学'] },
  reviewer: { account: '13900000002', name: '顾明德', schools: ['青禾实验学校'] },
  cloudSchool: { account: '13900000003', name: '罗云舒', schools: ['江城第一中学'] },
  emptyMenus: { account: '13900000004', name: '韩星野', schools: ['青禾实验学校'] },
  noMenus: { account: '13900000005', name: '白若溪', schools: ['江城第一中学'] },
  noOrganisation: { account: '13900000006', name: '季安然', schools: [] },
} as const satisfies Readonly<Record<string, Persona>>

export type PersonaKey = keyof typeof PERSONAS

/** What a password is on the wire (spec §3). */
export const md5 = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase()
