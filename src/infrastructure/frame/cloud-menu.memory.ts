import type { CloudMenuPort } from '#application/frame/cloud-menu.port.ts'
import type { FileItem } from '#domain/catalogue/file-item.ts'
import {
  type CloudMenuForm,
  type CloudMenuRemoval,
  cloudMenuFault,
  MAX_CLOUD_FILES,
  MAX_CLOUD_MENUS,
} from '#domain/frame/cloud-menu.ts'
import type { Failure } from '#domain/kernel/failure.ts'
import { failed, type Result, success } from '#domain/kernel/result.ts'
import { CLOUD_PARTS } from '#domain/school-file/cloud-school.ts'
import type { Caller, MemoryBackend } from '../memory/backend.ts'
import { cloudMenusOf, type MemoryCloudMenu, parameterOfMenu } from '../memory/cloud-menu.backend.ts'
import { RESOURCE_KINDS } from '../memory/content/library.ts'
import { ownFilesIn } from '../memory/own-file.backend.ts'
import { forbidden, type Scope, scopeOf } from '../people/people-scope.memory.ts'

const rejected = (reason: 'missing' | 'conflict' | 'invalid', message: string) =>
  failed({ kind: 'rejected', reason, message } as const)

const MISSING = rejected('missing', '没有找到这个栏目，可能已被删除')
const NO_FILE = rejected('missing', '有文件已经找不到了，请去掉后再保存')
const DONE = success(true as const)
const KINDS = RESOURCE_KINDS.map(([name]) => name)

/** The menus of the cloud school of the demonstration, for administrators. */
export const memoryCloudMenus = (backend: MemoryBackend, caller: Caller): CloudMenuPort => {
  const ask = <T>(
    call: string,
    schoolId: number,
    signal: AbortSignal,
    answer: (scope: Scope, organisationId: number) => Result<T, Failure>,
  ) =>
    backend.request({
      call: `cloudMenus.${call}`,
      access: 'session',
      caller,
      signal,
      answer: ({ id }) => {
        const scope = scopeOf(backend, id)
        const asked = schoolId === 0 ? scope?.ids[0] : schoolId
        if (scope === null || asked === undefined) return forbidden('你没有管理云学校的权限')
        return scope.ids.includes(asked) ? answer(scope, asked) : forbidden('你不能管理这所学校的云学校')
      },
    })
  const ofSchool = (organisationId: number) =>
    cloudMenusOf(backend)
      .filter((it) => it.organisationId === organisationId)
      .map((it) => ({ ...it, parameter: parameterOfMenu(it) }))
  const put = (id: number, change: Partial<MemoryCloudMenu>) => {
    const all = cloudMenusOf(backend)
    const at = all.findIndex((it) => it.id === id)
    const before = all[at]
    if (before !== undefined) all[at] = { ...before, ...change, rowVersion: before.rowVersion + 1 }
  }
  const seen = ({ id, rowVersion, organisationId }: Omit<CloudMenuRemoval, 'files' | 'into'>) => {
    const found = ofSchool(organisationId).find((it) => it.id === id)
    if (found === undefined) return MISSING
    return found.rowVersion === rowVersion ? success(found) : rejected('conflict', '这个栏目刚刚被别人修改过')
  }
  const nextFileId = () =>
    Math.max(0, ...cloudMenusOf(backend).flatMap(({ files }) => files.map(({ id }) => id))) + 1

  /** The files as they are to stand; null where one is not there. */
  const filesOf = (personId: number, form: CloudMenuForm): readonly FileItem[] | null => {
    const standing = ofSchool(form.organisationId).flatMap(({ files }) => files)
    const own = ownFilesIn(backend, personId).map(({ file }) => file)
    const first = nextFileId()
    const files = form.files.map(({ id, ownFileId, name }, at) => {
      const found = id === 0 ? own.find((it) => it.id === ownFileId) : standing.find((it) => it.id === id)
      return found && { ...found, id: id === 0 ? first + at : id, name: `${name}.${found.suffix}` }
    })
    return files.every((file) => file !== undefined) ? files : null
  }

  const save = (personId: number, form: CloudMenuForm): Result<true, Failure> => {
    const { organisationId, id, name, kinds } = form
    const parts = CLOUD_PARTS.filter((part) => form.parts.includes(part))
    const found = id === 0 ? null : seen(form)
    if (found !== null && !found.ok) return found
    const menus = ofSchool(organisationId)
    const fault = cloudMenuFault(form, menus)
    if (fault === 'taken') return rejected('conflict', '已经有一个栏目叫这个名字')
    if (fault !== null || !kinds.every((kind) => KINDS.includes(kind)))
      return rejected('invalid', '栏目填写不正确')
    if (id === 0 && menus.length >= MAX_CLOUD_MENUS) return rejected('conflict', '栏目太多，请先删除不用的')
    const files = filesOf(personId, form)
    if (files === null) return NO_FILE
    const taken = new Set(files.map((file) => file.id))
    for (const other of menus)
      if (other.id !== id && other.files.some((file) => taken.has(file.id)))
        put(other.id, { files: other.files.filter((file) => !taken.has(file.id)) })
    if (found !== null) put(id, { name, parts, kinds, files })
    else {
      const all = cloudMenusOf(backend)
      const last = Math.max(0, ...all.map((it) => it.id))
      all.push({ id: last + 1, rowVersion: 1, organisationId, name, parts, kinds, files })
    }
    return DONE
  }

  const remove = (removal: CloudMenuRemoval): Result<true, Failure> => {
    const found = seen(removal)
    if (!found.ok) return found
    const { id, into, organisationId } = removal
    if (into === id) return rejected('invalid', '请选择另一个栏目')
    const other = ofSchool(organisationId).find((it) => it.id === into)
    if (into !== 0 && other === undefined) return MISSING
    if (other !== undefined && found.value.files.length > 0) {
      const files = [...other.files, ...found.value.files]
      if (files.length > MAX_CLOUD_FILES) return rejected('invalid', '另一个栏目放不下这些文件')
      put(into, { files })
    }
    const all = cloudMenusOf(backend)
    all.splice(
      all.findIndex((it) => it.id === id),
      1,
    )
    return DONE
  }

  return {
    menus: (organisationId, signal) =>
      ask('menus', organisationId, signal, ({ schools }, asked) =>
        success({ organisationId: asked, schools, kinds: KINDS, menus: ofSchool(asked) }),
      ),
    save: (form, signal) => ask('save', form.organisationId, signal, ({ by }) => save(by.id, form)),
    remove: (removal, signal) => ask('remove', removal.organisationId, signal, () => remove(removal)),
    order: ({ organisationId, ids, seen: stood }, signal) =>
      ask('order', organisationId, signal, () => {
        const standing = ofSchool(organisationId).map(({ id }) => id)
        const isWhole = ids.length === standing.length && standing.every((id) => ids.includes(id))
        if (!isWhole || standing.join() !== stood.join())
          return rejected('conflict', '栏目刚刚有变化，请按现在的顺序再试')
        const all = cloudMenusOf(backend)
        const others = all.filter((it) => it.organisationId !== organisationId)
        const ordered = ids.flatMap((id) => all.find((it) => it.id === id) ?? [])
        all.splice(0, all.length, ...others, ...ordered)
        return DONE
      }),
  }
}
