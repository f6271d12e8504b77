import type { AuditQuery } from '#domain/people/audit-log.ts'
import { pageAddress, pageIndexOf } from './page-codec.ts'

/** Where administrators read what was done. */
export const AUDIT_ADDRESS = '/manage/audit'

const MAX_WORD = 60

const dayOf = (text: string | null): string => (/^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? (text ?? '') : '')

/** Which part of the log the address asks for; what it says wrongly is as if it said nothing. */
export const auditQueryOf = (asked: URLSearchParams): AuditQuery => {
  const word = (name: string) => (asked.get(name) ?? '').trim().slice(0, MAX_WORD)
  return {
    act: word('act'),
    who: word('word'),
    thing: word('thing'),
    from: dayOf(asked.get('from')),
    to: dayOf(asked.get('to')),
    page: pageIndexOf(asked),
  }
}

/** The address of this part of the log. */
export const auditAddress = ({ act, who, thing, from, to, page }: AuditQuery): string => {
  const said = new URLSearchParams()
  for (const [name, value] of Object.entries({ act, word: who, thing, from, to }))
    if (value !== '') said.set(name, value)
  return pageAddress(AUDIT_ADDRESS, page, said)
}
