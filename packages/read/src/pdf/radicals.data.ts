/**
 * Characters of the block "CJK Radicals Supplement" that look like a whole character, and that character: where a face draws
 * both alike, some programs name the radical in its place. After Unicode's EquivalentUnifiedIdeograph.txt.
 */
export const radicals: Readonly<Record<string, string>> = Object.fromEntries(
  [
    '⺃乚 ⺅亻 ⺆冂 ⺉刂 ⺊卜 ⺎兀 ⺏尣 ⺒巳 ⺓幺 ⺔彑 ⺖忄 ⺘扌 ⺙攵 ⺛旡 ⺝月 ⺞歺 ⺟母 ⺠民 ⺡氵 ⺢氺 ⺣灬 ⺤爫 ⺥爫 ⺦丬 ⺨犭 ⺪疋 ⺬示 ⺭礻 ⺯糹 ⺰纟 ⺱罓 ⺲罒',
    '⺶羊 ⺹耂 ⺺肀 ⺼月 ⺾艹 ⺿艹 ⻀艹 ⻁虎 ⻂衤 ⻃覀 ⻄西 ⻅见 ⻆角 ⻈讠 ⻉贝 ⻋车 ⻌辶 ⻍辶 ⻎辶 ⻏阝 ⻐钅 ⻑長 ⻒镸 ⻓长 ⻔门 ⻖阝 ⻗雨 ⻘青 ⻙韦 ⻚页 ⻛风 ⻜飞 ⻝食',
    '⻟飠 ⻠饣 ⻢马 ⻣骨 ⻤鬼 ⻥鱼 ⻦鸟 ⻧卤 ⻨麦 ⻩黄 ⻪黾 ⻫斉 ⻬齐 ⻭歯 ⻮齿 ⻯竜 ⻰龙 ⻱龜 ⻲亀 ⻳龟',
  ].flatMap((row) => row.split(' ').map((pair): [string, string] => [pair[0] ?? '', pair[1] ?? ''])),
);
