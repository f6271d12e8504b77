import { type AuditQuery, WHOLE_LOG } from '#domain/people/audit-log.ts'

/** Where administrators read what was done. */
export const AUDIT_ADDRESS = '/manage/audit'

const MAX_WORD = 60

const dayOf = (text: string | null): string => (/^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? (text ?? '') : '')

/** Which part of the log the address asks for; what it says wrongly is as if it said nothing. */
export const auditQueryOf = (asked: URLSearchParams): AuditQuery => {
  const word = (name: string) => (asked.get(name) ?? '').trim().slice(0, MAX_WORD)
  const page = asked.get('page') ?? ''
  return {
    act: word('act'),
    who: word('word'),
    thing: word('thing'),
    from: dayOf(asked.get('from')),
    to: dayOf(asked.get('to')),
    page: /^\d{1,5}$/.test(page) ? Math.max(1, Number(page)) : 1,
  }
}

/** The address of this part of the log. */
export const auditAddress = ({ act, who, thing, from, to, page }: AuditQuery): string => {
  const said = new URLSearchParams()
  for (const [name, value] of Object.entries({ act, word: who, thing, from, to }))
    if (value !== '') said.set(name, value)
  if (page > WHOLE_LOG.page) said.set('page', String(page))
  return said.size === 0 ? AUDIT_ADDRESS : `${AUDIT_ADDRESS}?${said}`
}
