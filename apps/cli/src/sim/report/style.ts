// The look of the report: light or dark, as the reader's system has it.

export const STYLE = `
:root{color-scheme:light dark;
--paper:#f6f4ef;--panel:#fffefb;--ink:#22252b;--soft:#6a6f78;--line:#e4e0d6;--track:#ebe7dd;
--c0:#2f66c8;--c1:#d9692a;--c2:#1d8f6e;--c3:#b0438f;--c4:#7458d6;--c5:#8b7416;
--provinces:#3f8f4f;--piles:#d29a22;--idle:#9499a1;--shadow:0 1px 2px #0000000d,0 6px 20px #0000000a}
@media(prefers-color-scheme:dark){:root{
--paper:#14161a;--panel:#1c1f25;--ink:#e8e6e1;--soft:#979ca6;--line:#2d3138;--track:#2b2f36;
--c0:#7ba7f7;--c1:#f39a62;--c2:#53c7a2;--c3:#e489c8;--c4:#ab98f7;--c5:#d0b84e;
--provinces:#6cbf7b;--piles:#e3b650;--idle:#7f858e;--shadow:0 1px 2px #0006}}
.s0{--c:var(--c0)}.s1{--c:var(--c1)}.s2{--c:var(--c2)}.s3{--c:var(--c3)}.s4{--c:var(--c4)}.s5{--c:var(--c5)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,"Segoe UI",Roboto,"Helvetica Neue",sans-serif;font-variant-numeric:tabular-nums}
main{max-width:1120px;margin:0 auto;padding:44px 20px 60px}
header{margin-bottom:26px}
.eyebrow{margin:0 0 6px;color:var(--soft);font-size:12.5px;font-weight:600;letter-spacing:.1em;text-transform:uppercase}
h1{margin:0 0 10px;font-size:clamp(27px,4.6vw,42px);line-height:1.12;letter-spacing:-.022em;font-weight:700;text-wrap:balance}
h1 span{color:var(--c)}
h1 em{font-style:normal;font-weight:400;color:var(--soft)}
.verdict{margin:0;font-size:18px;max-width:46em;text-wrap:pretty}
h2{margin:0 0 2px;font-size:17px;letter-spacing:-.01em}
h2.group{margin:38px 0 8px;font-size:22px}
h3{margin:0 0 8px;font-size:13px;font-weight:600;color:var(--soft)}
.hint{margin:0 0 14px;color:var(--soft);font-size:13.5px;max-width:64em}
.facts{display:flex;flex-wrap:wrap;gap:6px 26px;margin:18px 0 0;padding:0}
.facts div{display:flex;flex-direction:column}
.facts dt{color:var(--soft);font-size:12.5px}.facts dd{margin:0;font-weight:600}
.panels{display:grid;gap:18px;grid-template-columns:repeat(auto-fit,minmax(min(100%,440px),1fr))}
.panel{background:var(--panel);border:1px solid var(--line);border-radius:14px;padding:20px 22px;box-shadow:var(--shadow);min-width:0}
.wide{grid-column:1/-1}
.titled{border-top:4px solid var(--c)}
svg{display:block;width:100%;height:auto;overflow:visible}
svg text{font:12px system-ui,"Segoe UI",Roboto,sans-serif;fill:var(--ink);font-variant-numeric:tabular-nums}
svg .tick,svg .unit,svg .faint{fill:var(--soft)}svg .unit{font-style:italic}
.grid{stroke:var(--line)}.base{stroke:var(--soft);stroke-opacity:.55}
.curve{fill:none;stroke:var(--c);stroke-width:2.6;stroke-linejoin:round;stroke-linecap:round}
.thin{stroke-width:2.2;stroke-dasharray:.1 5;}
.cross{stroke:var(--soft);visibility:hidden}
.area{fill:var(--c);fill-opacity:.26}.ridge{fill:none;stroke:var(--c);stroke-width:1.6;stroke-linejoin:round}
.first{fill:var(--c);stroke:var(--panel);stroke-width:2}
.hill:hover .area{fill-opacity:.45}
rect.provinces,.provinces i{fill:var(--provinces);background:var(--provinces)}
rect.piles,.piles i{fill:var(--piles);background:var(--piles)}
rect.idle,.idle i{fill:var(--idle);background:var(--idle)}
g:hover>rect{filter:brightness(1.12)}
.median{stroke:var(--ink);stroke-dasharray:3 3}
.legend{display:flex;flex-wrap:wrap;gap:4px 22px;margin:0 0 8px;padding:0;list-style:none;font-size:13.5px}
.legend i{display:inline-block;width:11px;height:11px;border-radius:3px;margin-right:7px;background:var(--c)}
.legend .provinces i{background:var(--provinces)}.legend .piles i{background:var(--piles)}.legend .idle i{background:var(--idle)}
.bars{display:grid;gap:16px}
.bar{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 18px;align-items:end}
.bar .name{font-weight:600;font-size:16px}.bar .name:before{content:"";display:inline-block;width:11px;height:11px;border-radius:3px;background:var(--c);margin-right:8px}
.bar .rate{grid-row:1/3;grid-column:2;text-align:right;align-self:center;min-width:128px}
.bar .rate b{display:block;font-size:30px;line-height:1.1;letter-spacing:-.02em}.bar .rate span{color:var(--soft);font-size:13px}
.bar .rest{color:var(--soft);font-size:13px;grid-column:1}
.track{position:relative;height:26px;background:var(--track);border-radius:7px;overflow:hidden}
.track i{position:absolute;top:0;bottom:0}
.track .win{left:0;background:var(--c)}
.track .tie{background:repeating-linear-gradient(135deg,var(--c) 0 2px,transparent 2px 6px);opacity:.6}
.track .fair{border-left:1px dashed var(--ink);opacity:.5}
.track .whisker{top:8px;bottom:8px;border:solid var(--ink);border-width:0 2px;min-width:3px}
.track .whisker:before{content:"";position:absolute;left:0;right:0;top:4px;height:2px;background:var(--ink)}
.seat{display:grid;grid-template-columns:34px minmax(0,1fr) auto;gap:14px;align-items:center;padding:9px 0;border-top:1px solid var(--line)}
.seat .name{color:var(--soft);font-weight:600}
.dots{display:grid;gap:9px}
.dotline{position:relative;height:12px}
.dotline i{position:absolute;top:4px;height:4px;border-radius:2px;background:var(--c);opacity:.38;min-width:2px}
.dotline b{position:absolute;top:0;width:12px;height:12px;margin-left:-6px;border-radius:50%;background:var(--c)}
.values{display:grid;gap:0;text-align:right;font-size:13.5px;line-height:21px}.values span{color:var(--c);font-weight:600}
.ends{padding:4px 0 0}.ends .dots{display:flex;justify-content:space-between;color:var(--soft);font-size:12px}
.kinds{display:grid;gap:24px 34px;grid-template-columns:repeat(auto-fit,minmax(min(100%,280px),1fr))}
.stack{display:grid;grid-template-columns:104px minmax(0,1fr);gap:12px;align-items:center;padding:6px 0;border-top:1px solid var(--line)}
.stack .name{text-align:right;font-size:13.5px;line-height:1.25}
.copies{display:grid;gap:3px}
.copy{display:flex;align-items:center;gap:7px;height:13px;font-size:12px}
.copy i{height:11px;background:var(--c);border-radius:0 3px 3px 0;flex:none}
.copy span{color:var(--soft)}
.scroll{overflow-x:auto}.broad svg{min-width:640px}
table{border-collapse:collapse;width:100%;font-size:14px;white-space:nowrap}
th,td{padding:7px 12px;text-align:right;border-top:1px solid var(--line)}
thead th{border-top:0;color:var(--soft);font-weight:600;font-size:12.5px}
th:first-child,td:first-child{text-align:left;padding-left:0}
tbody th:before{content:"";display:inline-block;width:10px;height:10px;border-radius:3px;background:var(--c);margin-right:8px}
.kingdom{display:flex;flex-wrap:wrap;gap:6px;margin:0;padding:0;list-style:none}
.kingdom li{border:1px solid var(--line);border-radius:999px;padding:2px 11px;font-size:13.5px}
details{border-top:1px solid var(--line)}details:first-of-type{border-top:0}
summary{cursor:pointer;padding:8px 0;font-weight:600}
summary:focus-visible{outline:2px solid var(--c,var(--ink));outline-offset:2px;border-radius:4px}
pre{margin:0 0 12px;padding:12px 14px;overflow-x:auto;border-radius:9px;background:var(--paper);font:13px/1.55 ui-monospace,"Cascadia Mono",Menlo,Consolas,monospace}
.chart{position:relative}
#tip{position:fixed;z-index:2;pointer-events:none;visibility:hidden;background:var(--panel);border:1px solid var(--line);border-radius:9px;box-shadow:0 4px 18px #0003;padding:8px 12px;font-size:13px;line-height:1.5}
#tip b{display:block}#tip span{display:flex;gap:8px;align-items:center;white-space:nowrap}#tip span:before{content:"";width:9px;height:9px;border-radius:3px;background:var(--c)}#tip i{margin-left:auto;padding-left:14px;font-style:normal;font-weight:600}
footer{margin-top:30px;color:var(--soft);font-size:13px}
@media print{body{background:#fff}.panel{box-shadow:none;break-inside:avoid}}
@media(max-width:560px){.bar .rate{min-width:0}.bar .rate b{font-size:24px}.panel{padding:16px}}
`;
