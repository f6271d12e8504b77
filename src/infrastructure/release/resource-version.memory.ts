import type { ResourceVersionPort, SeenVersion } from '#application/release/resource-version.port.ts'
import type { ContentCard } from '#domain/catalogue/content-card.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { isReasonEnough } from '#domain/kernel/reason.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import {
  changedIn,
  differencesOf,
  needsReview,
  type ResourceForm,
  type ResourceVersion,
  VERSION_PAGE_SIZE,
} from '#domain/release/resource-version.ts'
import type { CurrentUser } from '#domain/session/current-user.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { fileOfResource } from '../memory/resource.backend.ts'
import { versionsOf } from '../memory/resource-version.backend.ts'
import { OWN_RESOURCES, OWNER_ID } from './release.memory.ts'

const conflict = (message: string) => failed({ kind: 'rejected', reason: 'conflict', message } as const)
const missing = (message: string) => failed({ kind: 'rejected', reason: 'missing', message } as const)
const NO_RESOURCE = missing('没有找到这份资料')
const NO_VERSION = missing('没有找到这个版本')
const NO_REVIEW = failed({ kind: 'forbidden', message: '你没有这所学校的审核权限' } as const)
const OWN = failed({ kind: 'forbidden', message: '自己的内容由其他审核人审核' } as const)

const TEACHER = '沈雨桐'
const KINDS = ['课件', '教案', '学案', '试卷', '微课', '素材'].map((name, index) => ({ id: index + 1, name }))

/** A resource of the demonstration as it was published first. */
const firstOf = (card: ContentCard): ResourceVersion => {
  const { stage, subject, version, book, chapter, grade } = card.place
  const levels = [stage, subject, version, book, chapter]
  return {
    id: 0,
    rowVersion: 0,
    number: 0,
    status: 'published',
    name: card.name,
    summary: card.summary,
    introduction: card.summary,
    coverUrl: card.coverUrl,
    place: {
      stageId: stage.id,
      subjectId: subject.id,
      versionId: version.id,
      bookId: book.id,
      chapterId: chapter.id,
    },
    knowId: 0,
    gradeId: grade.id,
    placeNames: levels.map(({ name }) => name).filter((name) => name !== ''),
    kind: KINDS.find(({ id }) => id === card.tags[0]?.id) ?? { id: 0, name: '' },
    file: fileOfResource(card),
    remark: '',
    userName: TEACHER,
    createdAt: card.updateTime,
    deciderName: '',
    decidedAt: '',
    reason: '',
  }
}

/** Versions of the resources of the demonstration's teacher, in the memory of a tab. What is written changes no other list. */
export const memoryResourceVersions = (backend: MemoryBackend, caller: Caller): ResourceVersionPort => {
  const ask = <T>(call: string, signal: AbortSignal, answer: (person: CurrentUser) => Result<T, Failure>) =>
    backend.request({ call: `resourceVersion.${call}`, access: 'session', caller, signal, answer })
  const now = () => new Date(backend.now()).toISOString()
  const cardOf = (person: CurrentUser, id: number) =>
    person.id === OWNER_ID || person.rights.review ? OWN_RESOURCES.find((card) => card.id === id) : undefined
  const currentOf = (card: ContentCard): ResourceVersion => {
    const seen = versionsOf(backend, card.id).find(({ number }) => number > 0)
    return seen === undefined ? firstOf(card) : { ...seen, id: 0 }
  }
  const numberOf = (card: ContentCard) =>
    Math.max(0, ...versionsOf(backend, card.id).map(({ number }) => number))

  const add = (
    person: CurrentUser,
    card: ContentCard,
    seen: number,
    made: ResourceVersion,
    isWaiting: boolean,
  ) => {
    const versions = versionsOf(backend, card.id)
    if (versions.some(({ status }) => status === 'waiting'))
      return conflict('已有新版本在等待审核，请先撤回或等待结果')
    if (numberOf(card) !== seen) return conflict('这份资料已有新的版本，请刷新后再改')
    const idOf = () => card.id * 1000 + versions.length + 1
    if (versions.length === 0) versions.push({ ...firstOf(card), id: idOf(), number: 1, rowVersion: 1 })
    versions.unshift({
      ...made,
      id: idOf(),
      rowVersion: 1,
      number: isWaiting ? 0 : numberOf(card) + 1,
      status: isWaiting ? 'waiting' : 'published',
      userName: person.name,
      createdAt: now(),
      deciderName: '',
      decidedAt: '',
      reason: '',
    })
    return success(isWaiting ? ('waits' as const) : ('seen' as const))
  }

  const written = (current: ResourceVersion, form: ResourceForm): ResourceVersion => ({
    ...current,
    name: form.name.trim(),
    summary: form.summary.trim(),
    introduction: form.introduction.trim(),
    coverUrl: form.cover.kind === 'keep' ? current.coverUrl : '',
    place: form.place,
    kind: KINDS.find(({ id }) => id === form.kindId) ?? { id: 0, name: '' },
    file:
      form.file === null || current.file === null
        ? current.file
        : { ...current.file, id: form.file.id, name: form.file.name },
    remark: form.remark,
  })

  const found = (versionId: number) => {
    const card = OWN_RESOURCES.find(({ id }) => versionsOf(backend, id).some((it) => it.id === versionId))
    const version = card && versionsOf(backend, card.id).find(({ id }) => id === versionId)
    return card && version ? { card, version } : null
  }
  const change = (card: ContentCard, version: ResourceVersion, values: Partial<ResourceVersion>) => {
    const versions = versionsOf(backend, card.id)
    versions[versions.indexOf(version)] = { ...version, ...values, rowVersion: version.rowVersion + 1 }
    return success(true as const)
  }
  const decide = (
    person: CurrentUser,
    seen: SeenVersion,
    values: (card: ContentCard) => Partial<ResourceVersion>,
  ): Result<true, Failure> => {
    const it = found(seen.id)
    if (it === null) return NO_VERSION
    if (!person.rights.review) return NO_REVIEW
    if (it.version.userName === person.name) return OWN
    if (it.version.status !== 'waiting' || it.version.rowVersion !== seen.rowVersion)
      return conflict('这个版本已经处理过了，请刷新')
    return change(it.card, it.version, {
      ...values(it.card),
      deciderName: person.name,
      decidedAt: now(),
    })
  }

  return {
    resource: (id, signal) =>
      ask('resource', signal, (person) => {
        const card = cardOf(person, id)
        if (card === undefined) return NO_RESOURCE
        const versions = versionsOf(backend, id)
        const waiting = versions.find(({ status }) => status === 'waiting')
        return success({
          id,
          organisationName: card.organisationName,
          teacherName: TEACHER,
          number: numberOf(card),
          withdrawn: false,
          open: false,
          can: {
            edit: waiting === undefined,
            takeBack: waiting !== undefined && (person.id === OWNER_ID || waiting.userName === person.name),
          },
          kinds: KINDS,
          current: currentOf(card),
          versions: [...versions],
        })
      }),

    revise: ({ id, number, form }, signal) =>
      ask('revise', signal, (person) => {
        const card = cardOf(person, id)
        if (card === undefined) return NO_RESOURCE
        const current = currentOf(card)
        const changed = changedIn(current, form)
        if (changed.length === 0) return conflict('没有修改任何内容')
        return add(person, card, number, written(current, form), needsReview(changed))
      }),

    restore: ({ id, number, versionId }, signal) =>
      ask('restore', signal, (person) => {
        const card = cardOf(person, id)
        const version = versionsOf(backend, id).find((it) => it.id === versionId)
        if (card === undefined || version === undefined) return NO_VERSION
        const changed = differencesOf(currentOf(card), version)
        if (changed.length === 0) return conflict('没有修改任何内容')
        return add(person, card, number, { ...version, remark: '' }, needsReview(changed))
      }),

    takeBack: (versionId, signal) =>
      ask('takeBack', signal, (person) => {
        const it = found(versionId)
        if (it === null || (person.id !== OWNER_ID && it.version.userName !== person.name)) return NO_VERSION
        if (it.version.status !== 'waiting') return conflict('这个版本已经处理过了，请刷新')
        return change(it.card, it.version, { status: 'takenBack', decidedAt: now() })
      }),

    waiting: ({ organisationId, page }, signal) =>
      ask('waiting', signal, (person) => {
        if (organisationId === 0 ? person.rights.platformReview !== true : !person.rights.review)
          return NO_REVIEW
        const items =
          organisationId === 0
            ? []
            : OWN_RESOURCES.flatMap((card) =>
                versionsOf(backend, card.id)
                  .filter(({ status }) => status === 'waiting')
                  .map((version) => ({
                    contentId: card.id,
                    organisationName: card.organisationName,
                    teacherName: TEACHER,
                    old: currentOf(card),
                    new: version,
                    own: version.userName === person.name,
                  })),
              )
        return success({ index: page, size: VERSION_PAGE_SIZE, total: items.length, items })
      }),

    approve: (seen, signal) =>
      ask('approve', signal, (person) =>
        decide(person, seen, (card) => ({ status: 'published', number: numberOf(card) + 1 })),
      ),

    sendBack: (seen, reason, signal) =>
      ask('sendBack', signal, (person) =>
        isReasonEnough(reason)
          ? decide(person, seen, () => ({ status: 'returned', reason }))
          : failed({ kind: 'rejected', reason: 'invalid', message: '请写明理由，至少 4 个字' }),
      ),
  }
}
