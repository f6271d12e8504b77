import { SHOWN_HOT_TERMS, type WordAct, type WordFault, type WordKind } from '#domain/frame/managed-word.ts'
import { quoted } from './quoted.ts'

interface KindWords {
  /** On its tab. */
  readonly tab: string
  readonly hint: string
  /** What one of them is called. */
  readonly one: string
  readonly preview: string
  readonly removeHint: string
  /** Of one that so many contents carry, and another takes it over. */
  readonly giveHint: (count: number) => string
  readonly giveTo: string
}

const kinds: Readonly<Record<WordKind, KindWords>> = {
  categories: {
    tab: '首页分类',
    hint: '首页的分类导航和搜索框里的分类按这个顺序显示。每种内容（课程视频、课程直播、资料、试题）有且只有一个分类，所以不能添加或删除：不用的可以隐藏；想再细分，请在“标签”里添加标签，想在首页突出，请用“首页横幅”或“热门搜索”。',
    one: '分类',
    preview: '首页和搜索框里的样子',
    removeHint: '',
    giveHint: () => '',
    giveTo: '',
  },
  tags: {
    tab: '标签',
    hint: '标签用来筛选列表。隐藏的标签不再出现，已经贴上的不受影响；没有内容的标签在列表旁也不显示。',
    one: '标签',
    preview: '列表上方的样子',
    removeHint: '没有内容在用这个标签，删除后不能恢复。',
    giveHint: (count) => `有 ${count} 个内容或共享申请在用这个标签，删除后改用另一个，不能恢复。`,
    giveTo: '改用哪个标签',
  },
  tagRows: {
    tab: '标签行',
    hint: '每一行标签在列表上方占一行，按这个顺序显示。新的一行在“标签”里添加标签，老师编写课程时可以选用。“类型”和按年级、格式自动归类的行不能删除，可以改名或隐藏；还有内容在用的行，要先有另一行接收它的标签才能删除。',
    one: '标签行',
    preview: '列表上方各行的顺序',
    removeHint: '这一行的标签都没有内容在用，会一起删除，不能恢复。',
    giveHint: (count) =>
      `有 ${count} 个内容或共享申请在用这一行的标签，删除后这些标签移到另一行，同名的合并，不能恢复。`,
    giveTo: '标签移到哪一行',
  },
  hotTerms: {
    tab: '热门搜索',
    hint: `搜索框打开时，每个分类显示前 ${SHOWN_HOT_TERMS} 个没有隐藏的词。`,
    one: '热门搜索',
    preview: '搜索框里的样子',
    removeHint: '删除后不能恢复。暂时不用时，可以改为隐藏。',
    giveHint: () => '',
    giveTo: '',
  },
}

const done: Readonly<Record<WordAct['kind'], string>> = {
  save: '已保存，马上生效',
  show: '已保存，马上生效',
  remove: '已删除，马上生效',
  order: '已调整顺序，马上生效',
}

const faults: Readonly<Record<WordFault, string>> = {
  empty: '请填写名称',
  taken: '这里已经有同名的',
}

/** The texts of categories, tags and hot searches, for administrators. */
export const wordsCopy = {
  kinds,
  done,
  faults,
  parts: '分类、标签和热门搜索',
  loading: '正在读取',
  failed: '没有加载成功',
  notDone: '没有成功',
  forbidden: { title: '你没有管理分类的权限', hint: '这里由平台管理员使用。' },
  none: '还没有，添加后马上显示。',
  noneShown: '没有显示的内容',
  count: (count: number) => `${count} 个内容`,
  hidden: '已隐藏',
  add: (one: string) => `添加${one}`,
  addTo: (one: string, group: string) => `给${quoted(group)}添加${one}`,
  name: '名称',
  nameOf: (one: string) => `${one}的名称`,
  drag: (name: string) => `移动${quoted(name)}：拖动，或按上下方向键`,
  rename: '改名',
  renameOf: (name: string) => `把${quoted(name)}改名`,
  hide: '隐藏',
  hideOf: (name: string) => `隐藏${quoted(name)}`,
  show: '恢复显示',
  showOf: (name: string) => `恢复显示${quoted(name)}`,
  remove: '删除',
  removeOf: (name: string) => `删除${quoted(name)}`,
  give: '删除并改用',
  removeAsk: (name: string) => `删除${quoted(name)}？`,
  save: '保存',
  leave: '取消',
  theirs: (name: string) => `别人刚刚把它改成了${quoted(name)}。保存会用你填写的名称，取消会保留别人的。`,
  gone: '这一项已被别人删除，保存会重新添加。',
}
