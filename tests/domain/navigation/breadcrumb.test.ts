import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Crumb, crumbsTo } from '#domain/navigation/breadcrumb.ts'
import { crumbPlaceOf } from '#ui/routing/crumb-place.ts'
import { innerRoutes } from '#ui/routing/inner-routes.ts'
import { pageTitleOf } from '#ui/routing/route-handle.ts'

const crumb = (url: string, title?: string): Crumb => {
  const [path = '', search = ''] = url.split('?')
  return { url, title: title ?? pageTitleOf(path, search, innerRoutes) }
}

const go = (trail: readonly Crumb[], url: string, title?: string) => {
  const [path = '', search = ''] = url.split('?')
  return crumbsTo(trail, crumb(url, title), crumbPlaceOf(path, search, innerRoutes))
}

const walk = (...path: readonly string[]) => path.reduce<readonly Crumb[]>((trail, url) => go(trail, url), [])
const urlsOf = (trail: readonly Crumb[]) => trail.map(({ url }) => url)

const urls = fc.constantFrom(
  ...['/', '/?from=logo', '/list?q=a', '/list?type=3&page=2', '/coursetable', '/agreement', '/nowhere?id=3'],
  ...['/introduction?id=1&type=1', '/introduction?id=1&type=1&tab=files', '/introduction?id=2&type=2'],
  ...[
    '/play?id=1&section=4',
    '/play?id=1&section=5',
    '/play?id=2&type=2',
    '/play?id=x',
    '/details?id=2&type=3',
  ],
  ...[
    '/details?type=4',
    '/details?id=9&type=4',
    '/details?type=4&mode=practice',
    '/details?type=4&mode=report',
  ],
  ...['/details?type=4&mode=practice&course=1&section=4', '/paper', '/paper?id=3', '/paper?id=3&view=print'],
  ...[
    '/paper?kind=electronic&id=3',
    '/studio/courses/5/films/some-key',
    '/studio/versions',
    '/manage/people/5',
    '/school-local/school-local-database?orgId=1',
    '/cloud-school?Parameter=a',
  ],
)

describe('the breadcrumb', () => {
  it('holds a section alone, whatever was visited before', () => {
    expect(
      urlsOf(walk('/', '/coursetable', '/list?q=a', '/paper?id=4', '/school-local/x', '/paper')),
    ).toEqual(['/', '/paper'])
  })

  it('says what a page lies in although nothing was visited', () => {
    expect(walk('/play?id=7&section=2')).toEqual([
      crumb('/list?type=1', '课程视频'),
      crumb('/introduction?id=7&type=1', '课程介绍'),
      crumb('/play?id=7&section=2', '播放'),
    ])
    expect(walk('/details?id=5&type=3').map(({ title }) => title)).toEqual(['资料库', '详情'])
    expect(walk('/details?id=5&type=4').map(({ title }) => title)).toEqual(['题库', '详情'])
    expect(walk('/paper?id=5&kind=electronic').map(({ title }) => title)).toEqual(['电子组卷', '电子组卷'])
  })

  it('says in which list of the studio a page lies, and in which course', () => {
    const titles = (url: string) => walk('/list?q=a', url).map(({ title }) => title)
    expect(titles('/studio/versions')).toEqual(['我发布的内容', '资料新版本'])
    expect(titles('/studio/releases')).toEqual(['我发布的内容', '公开申请'])
    expect(titles('/studio/resources/5')).toEqual(['我发布的内容', '修改资料'])
    expect(titles('/studio/live/5')).toEqual(['直播安排', '编排直播'])
    expect(titles('/studio/questions/5')).toHaveLength(2)
    expect(titles('/studio')).toEqual(['课程工作室'])
    const atCourse = go(walk('/studio?status=2'), '/studio/courses/5', '浮力')
    expect(go(atCourse, '/studio/courses/5/films/key').map(({ title }) => title)).toEqual([
      '课程工作室',
      '浮力',
      '字幕与提问',
    ])
    expect(urlsOf(go(atCourse, '/studio/courses/5/preview?section=key'))).toEqual([
      '/studio?status=2',
      '/studio/courses/5',
      '/studio/courses/5/preview?section=key',
    ])
  })

  it('keeps the list as it was left, and the name a course has shown', () => {
    const atCourse = go(walk('/', '/list?type=1&page=2'), '/introduction?id=7&type=1', '勾股定理')
    expect(go(atCourse, '/play?id=7&section=2')).toEqual([
      crumb('/'),
      crumb('/list?type=1&page=2'),
      crumb('/introduction?id=7&type=1', '勾股定理'),
      crumb('/play?id=7&section=2'),
    ])
  })

  it('puts a content beside another one, never below it', () => {
    expect(
      urlsOf(walk('/list?q=a', '/details?id=1&type=3', '/introduction?id=2&type=1', '/details?id=3&type=3')),
    ).toEqual(['/list?q=a', '/details?id=3&type=3'])
  })

  it('shows no course above a lesson of another one', () => {
    expect(urlsOf(walk('/list?type=1', '/introduction?id=1&type=1', '/play?id=2'))).toEqual([
      '/list?type=1',
      '/introduction?id=2&type=1',
      '/play?id=2',
    ])
  })

  it.each([
    '/paper',
    '/agreement',
  ])('does not put a content that is opened by its address under %s, where none is found', (section) => {
    expect(urlsOf(walk(section, '/play?id=7&section=2'))).toEqual(urlsOf(walk('/play?id=7&section=2')))
    expect(urlsOf(walk(section, '/details?id=2&type=3'))).toEqual(urlsOf(walk('/details?id=2&type=3')))
  })

  it('puts nothing under an address that led nowhere', () => {
    expect(walk('/nowhere').map(({ title }) => title)).toEqual(['页面不存在'])
    expect(walk('/', '/nowhere', '/details?id=2&type=3').map(({ title }) => title)).toEqual([
      '首页',
      '资料库',
      '详情',
    ])
  })

  it('calls a page that did not come by its own name once it does', () => {
    const lost = crumbsTo([], { url: '/studio', title: '页面没有打开' }, crumbPlaceOf('/studio', ''))
    expect(lost.map(({ title }) => title)).toEqual(['页面没有打开'])
    expect(go(lost, '/studio')).toEqual([crumb('/studio', '课程工作室')])
  })

  it('puts nothing under a list of another type, which cannot have shown it', () => {
    const titles = (...path: readonly string[]) => walk(...path).map(({ title }) => title)
    const course = '/introduction?id=1&type=1'
    expect(titles('/', '/list?type=1&page=2', course, '/details?id=2&type=3')).toEqual([
      '首页',
      '资料库',
      '详情',
    ])
    expect(urlsOf(walk('/list?type=1', course, '/play?id=2&type=2'))).toEqual([
      '/list?type=2',
      '/introduction?id=2&type=2',
      '/play?id=2&type=2',
    ])
    expect(titles('/details?type=4&stage=2', '/details?id=2&type=3')).toEqual(['资料库', '详情'])
    expect(titles('/list?q=a', '/details?id=2&type=4')[0]).toBe('搜索“a”')
  })

  it('says that a person, a new one and a roster lie among the people', () => {
    const titles = (url: string) => walk('/list?q=a', '/manage/people?page=2', url).map(({ title }) => title)
    expect(titles('/manage/people/5')).toEqual(['人员管理', '人员资料'])
    expect(titles('/manage/people/new')).toEqual(['人员管理', '添加人员'])
    expect(titles('/manage/roster')).toEqual(['人员管理', '导入名册'])
    expect(titles('/manage/audit')).toEqual(['操作记录'])
    expect(urlsOf(walk('/manage/people?page=2', '/manage/people/5'))[0]).toBe('/manage/people?page=2')
  })

  it('leads back to the section in which a content was found', () => {
    expect(urlsOf(walk('/', '/school-local/school-local-database?orgId=1', '/details?id=2&type=3'))).toEqual([
      '/',
      '/school-local/school-local-database?orgId=1',
      '/details?id=2&type=3',
    ])
  })

  it('leaves papers to 组卷 and practices to the bank', () => {
    expect(urlsOf(walk('/details?type=4&stage=2', '/paper?id=3'))).toEqual(['/paper', '/paper?id=3'])
    expect(urlsOf(walk('/details?type=4&stage=2', '/paper', '/details?type=4&mode=practice'))).toEqual([
      '/details?type=4',
      '/details?type=4&mode=practice',
    ])
  })

  it('takes another view of a page for the same page', () => {
    expect(urlsOf(walk('/', '/list?q=a', '/list?q=b'))).toEqual(['/', '/list?q=b'])
  })

  it('holds five steps at most, each address once, and ends where one is', () => {
    fc.assert(
      fc.property(fc.array(urls, { minLength: 1, maxLength: 30 }), (path) => {
        const trail = walk(...path)
        expect(trail.length).toBeLessThanOrEqual(4)
        expect(new Set(urlsOf(trail)).size).toBe(trail.length)
        expect(trail.at(-1)?.url).toBe(path.at(-1))
      }),
      { numRuns: 300 },
    )
  })

  it('is not changed by staying', () => {
    fc.assert(
      fc.property(fc.array(urls, { minLength: 1, maxLength: 30 }), (path) => {
        const trail = walk(...path)
        expect(go(trail, path.at(-1) ?? '/')).toEqual(trail)
      }),
    )
  })

  it('keeps the name that a page has said when one arrives there once more', () => {
    const url = '/play?id=1&section=2'
    const named: readonly Crumb[] = [...walk('/', url).slice(0, -1), { url, title: '酸和碱的反应' }]
    expect(crumbsTo(named, { url, title: '播放' }).at(-1)).toEqual({ url, title: '酸和碱的反应' })
  })
})
