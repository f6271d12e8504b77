import { blanks, essay, judgement, multiple } from '../questions/making.ts'
import { itSeniorWritten } from './it-senior-written.ts'
import { itJuniorWritten, itPrimaryWritten } from './it-written.ts'
import type { SubjectBank } from './types.ts'
import { chooseNumber, chooseSeveral, num, pick } from './writing.ts'

export const itPrimary: SubjectBank = {
  subject: 'it',
  stage: 'primary',
  templates: [
    {
      key: 'it-primary-code-length',
      places: ['浙教版/四年级上册/第三单元 身边的编码/第12课 编码长度与信息量'],
      know: '二进制',
      level: 18,
      make: (chance) => {
        const bits = chance(2, 12)
        return blanks(
          `每一位只能取 0 或 1，用 ${bits} 位这样的编码，一共可以表示____种不同的信息。`,
          [String(2 ** bits)],
          `每增加一位，能表示的种数加倍：${bits} 个 2 相乘得 ${2 ** bits}。`,
        )
      },
    },
  ],
  written: [
    ...itPrimaryWritten,
    {
      place: '浙教版/五年级上册/第一单元 算法与算法表示/第5课 算法的特征',
      know: '流程图',
      level: 18,
      question: judgement(
        '一个算法可以永远执行下去，不需要结束。',
        false,
        '算法具有有穷性，必须在有限的步骤之后结束。',
      ),
    },
    {
      place: '浙教版/四年级上册/第一单元 泛在的数据/第4课 数据的安全',
      know: '信息安全与道德',
      level: 17,
      question: multiple(
        '下列做法中，有利于保护数据安全的有哪些？',
        ['定期备份重要的数据', '为账号设置不易猜到的密码', '把密码告诉同学', '不打开来路不明的链接'],
        'ABD',
        '密码不应告诉他人；备份、强密码和谨慎打开链接都能保护数据。',
      ),
    },
  ],
}

export const itJunior: SubjectBank = {
  subject: 'it',
  stage: 'junior',
  templates: [
    {
      key: 'it-junior-address',
      places: ['信息科技教学指南/七年级/第二单元 直播网络我来建/第6课 数字身份辨设备'],
      know: 'IP 地址',
      level: 18,
      make: (chance) => {
        const good = (first: number) => `${first}.${chance(0, 255)}.${chance(0, 255)}.${chance(1, 254)}`
        const right = [good(192), good(10), good(172)].slice(0, 2)
        const wrong = [
          `192.168.${chance(256, 400)}.${chance(1, 99)}`,
          `10.${chance(0, 255)}.${chance(1, 254)}`,
        ]
        return chooseSeveral(
          chance,
          `关于 IPv4 地址，下列写法合法的有：${[...right, ...wrong].sort().join('，')}`,
          right,
          wrong,
          'IPv4 地址由四段 0～255 的十进制数组成，段与段之间用点隔开。',
        )
      },
    },
  ],
  written: [
    ...itJuniorWritten,
    {
      place: '信息科技教学指南/七年级/第二单元 直播网络我来建/第7课 域名解析换编码',
      know: '域名解析',
      level: 18,
      question: blanks(
        '把域名转换成 IP 地址的服务叫做域名系统，英文缩写是____。',
        ['DNS'],
        'DNS 是 Domain Name System 的缩写，负责域名与 IP 地址之间的转换。',
      ),
    },
    {
      place: '信息科技教学指南/八年级/第二单元 万物互联有协议/第7课 电子标签我揭秘',
      know: '射频识别',
      level: 17,
      question: judgement(
        '射频识别（RFID）技术需要接触才能读出标签中的数据。',
        false,
        'RFID 利用无线电波非接触地读写电子标签中的数据。',
      ),
    },
    {
      place: '信息科技教学指南/七年级/第六单元 共同守护互联网/第27课 个人信息防泄露',
      know: '个人信息保护',
      level: 19,
      question: essay(
        '某手机应用在安装时要求读取通讯录、位置和相册，而它只是一个计算器。你会怎样做？请说明理由。',
        '拒绝与功能无关的权限，必要时卸载并换用正规应用；因为计算器不需要这些信息，过度索取权限可能造成个人信息泄露，收集个人信息应当遵循必要原则。',
        '先说做法，再用“最小必要”的原则说明理由。',
      ),
    },
  ],
}

export const itSenior: SubjectBank = {
  subject: 'it',
  stage: 'senior',
  templates: [
    {
      key: 'it-senior-binary',
      places: [
        '人教中图版/必修1 数据与计算/第1章 认识数据与大数据/1.2 数字化与编码',
        '浙教版/必修1 数据与计算/第一章 数据与信息/1.3 数据采集与编码',
        '粤教版/必修1 数据与计算/第一章 数据与信息/1.2 数据编码',
      ],
      know: '数据编码',
      level: 18,
      make: (chance) => {
        const value = chance(17, 250)
        return blanks(
          `二进制数 ${value.toString(2)} 转换为十进制数是____，转换为十六进制数是____。`,
          [String(value), `${value.toString(16).toUpperCase()}|${value.toString(16)}`],
          `按权展开相加得 ${value}；从右起每四位一组，得十六进制数 ${value.toString(16).toUpperCase()}。`,
        )
      },
    },
    {
      key: 'it-senior-image',
      places: [
        '人教中图版/必修1 数据与计算/第1章 认识数据与大数据/1.2 数字化与编码',
        '浙教版/必修1 数据与计算/第一章 数据与信息/1.3 数据采集与编码',
      ],
      know: '数据编码',
      level: 19,
      make: (chance) => {
        const [wide, high, bits] = [128 * chance(2, 10), 64 * chance(2, 16), pick(chance, [1, 4, 8, 16, 24])]
        const size = (wide * high * bits) / 8 / 1024
        return chooseNumber(
          chance,
          `一幅未经压缩的位图，分辨率为 ${wide}×${high} 像素，颜色深度为 ${bits} 位，它的存储容量是多少？`,
          size,
          [size * 8, size / 8, size * 2, size * 4],
          'KB',
          `容量＝像素总数×颜色深度÷8＝${wide}×${high}×${bits}÷8÷1024＝${num(size)}（KB）。`,
        )
      },
    },
    {
      key: 'it-senior-loop',
      places: [
        '人教中图版/必修1 数据与计算/第2章 算法与程序实现/2.3 程序设计基本知识',
        '浙教版/必修1 数据与计算/第三章 算法的程序实现/3.2 Python语言程序设计',
        '粤教版/必修1 数据与计算/第四章 程序设计基础/4.4 运用循环结构描述问题求解过程',
      ],
      know: '循环结构',
      level: 19,
      make: (chance) => {
        const [from, to, step, start] = [chance(1, 5), chance(12, 30), chance(2, 4), chance(0, 9)]
        const counted = Array.from({ length: Math.ceil((to - from) / step) }, (_, turn) => from + turn * step)
        const sum = counted.reduce((all, it) => all + it, start)
        return blanks(
          `<p>运行下面的 Python 程序，输出的结果是____。</p><p>s = ${start}<br />for i in range(${from}, ${to}, ${step}):<br />    s = s + i<br />print(s)</p>`,
          [String(sum)],
          `range(${from}, ${to}, ${step}) 不含 ${to}，i 依次取 ${counted.join('，')}，与初值 ${start} 相加得 ${sum}。`,
        )
      },
    },
    {
      key: 'it-senior-search',
      places: [
        '人教中图版/必修1 数据与计算/第2章 算法与程序实现/2.4 常见算法的程序实现',
        '浙教版/必修1 数据与计算/第三章 算法的程序实现/3.3 简单算法及其程序实现',
      ],
      know: '排序算法',
      level: 20,
      make: (chance) => {
        const count = chance(5, 64)
        return chooseNumber(
          chance,
          `用冒泡排序对 ${count} 个数据进行升序排序，如果不提前结束，一共要比较多少次？`,
          (count * (count - 1)) / 2,
          [count * (count - 1), (count * (count + 1)) / 2, count * count, count - 1],
          '次',
          `第一趟比较 ${count - 1} 次，以后每趟少一次：${count - 1}＋…＋1＝${(count * (count - 1)) / 2}（次）。`,
        )
      },
    },
  ],
  written: [
    ...itSeniorWritten,
    {
      place: '人教中图版/必修1 数据与计算/第4章 走进智能时代/4.1 认识人工智能',
      know: '机器学习',
      level: 18,
      question: multiple(
        '下列应用中，主要用到图像识别技术的有哪些？',
        ['刷脸进校门', '拍照识别植物', '自动翻译文章', '车牌识别'],
        'ABD',
        '自动翻译属于自然语言处理，其余都要识别图像。',
      ),
    },
  ],
}
