// The kinds of products that can be drawn and their parameters. The geometry is in the other files of this folder.

export type DrawingSpec = {
  kind: DrawingKind
  /** One of the kind's variants; the first is the default. */
  variant?: string
  /** Height to width (or length to thickness) of the main body; clamped to what the kind can show. */
  ratio?: number
  /** How many of the repeated part: teeth, cores, shelves, poles, legs. */
  count?: number
  /** Texts of the dimension lines in the kind's order; Latin letters, digits and Ø × . , / - + ° % only, up to 9 characters. */
  labels?: readonly string[]
}

type Kind = { variants: readonly string[]; ratio?: string; count?: string; labels: readonly string[] }

export const kinds = {
  // fasteners
  bolt: { variants: ['hex', 'socket', 'countersunk', 'pan', 'flange', 'carriage', 'stud', 'hexFullThread'], ratio: 'length : diameter', labels: ['length', 'thread'] },
  nut: { variants: ['hex', 'lock', 'flange', 'cap', 'wing'], labels: ['thread', 'across flats'] },
  washer: { variants: ['flat', 'spring', 'wide', 'toothed'], ratio: 'outer : inner diameter', labels: ['outer', 'inner'] },
  screw: { variants: ['wood', 'drywall', 'selfdrilling', 'concrete', 'woodFullThread'], ratio: 'length : diameter', labels: ['length', 'diameter'] },
  anchor: { variants: ['wedge', 'sleeve', 'plug', 'chemical'], ratio: 'length : diameter', labels: ['length', 'diameter'] },
  rivet: { variants: ['blind', 'solid', 'nut'], ratio: 'length : diameter', labels: ['diameter', 'length'] },
  nail: { variants: ['common', 'ring', 'roofing', 'staple'], ratio: 'length : diameter', labels: ['length', 'diameter'] },
  chain: { variants: ['link', 'roller', 'shackle', 'hook'], count: 'links', labels: ['thickness', 'pitch'] },
  // pumps, valves and pipes
  pump: { variants: ['centrifugal', 'submersible', 'booster', 'circulation', 'gear', 'drainage', 'drainageFloat'], labels: ['inlet', 'power', 'height'] },
  valve: { variants: ['ball', 'gate', 'butterfly', 'check', 'globe'], labels: ['nominal size', 'length'] },
  pipe: { variants: ['plain', 'socket', 'corrugated', 'coil'], ratio: 'length : diameter', labels: ['diameter', 'wall'] },
  fitting: { variants: ['elbow', 'tee', 'coupling', 'reducer', 'cap'], labels: ['size', 'length'] },
  flange: { variants: ['welding', 'blind', 'threaded'], count: 'bolt holes', labels: ['outer', 'bore'] },
  gauge: { variants: ['pressure', 'thermometer', 'flow', 'level'], labels: ['range', 'case'] },
  // electrical and lighting
  cable: { variants: ['round', 'flat', 'armoured', 'coaxial'], count: 'cores', labels: ['outer', 'core'] },
  reel: { variants: ['drum', 'spool'], ratio: 'width : diameter', labels: ['diameter', 'width'] },
  breaker: { variants: ['modular', 'moulded', 'fuse', 'contactor'], count: 'poles', labels: ['current', 'width'] },
  socketOutlet: { variants: ['socket', 'switch', 'industrial', 'box', 'typeE', 'typeL', 'typeG'], count: 'gangs', labels: ['width', 'height'] },
  cabinetBox: { variants: ['wall', 'floor', 'junction'], ratio: 'height : width', labels: ['width', 'height', 'depth'] },
  luminaire: { variants: ['floodlight', 'panel', 'linear', 'highbay', 'street'], ratio: 'height : width', labels: ['power', 'size'] },
  lamp: { variants: ['bulb', 'tube', 'spot'], labels: ['base', 'length'] },
  motor: { variants: ['foot', 'flange', 'gear'], ratio: 'length : height', labels: ['power', 'shaft'] },
  // bearings and drives
  bearing: { variants: ['ball', 'roller', 'tapered', 'needle', 'thrust', 'housed'], count: 'balls', ratio: 'outer : inner diameter', labels: ['outer', 'inner', 'width'] },
  belt: { variants: ['v', 'timing', 'flat', 'poly'], count: 'ribs or teeth', labels: ['length', 'section'] },
  gear: { variants: ['spur', 'sprocket', 'rack', 'coupling', 'pulley'], count: 'teeth', labels: ['outer', 'bore'] },
  seal: { variants: ['oring', 'lip', 'gasket'], ratio: 'outer : inner diameter', labels: ['outer', 'inner'] },
  cylinder: { variants: ['hydraulic', 'pneumatic', 'hose', 'filter'], ratio: 'length : diameter', labels: ['bore', 'stroke'] },
  // packaging
  box: { variants: ['flap', 'mailer', 'tray', 'crate', 'tube'], ratio: 'height : width', labels: ['length', 'width', 'height'] },
  bottle: { variants: ['pet', 'glass', 'jar', 'spray', 'can'], ratio: 'height : diameter', labels: ['volume', 'diameter', 'height'] },
  canister: { variants: ['jerrycan', 'barrel', 'bucket', 'ibc'], ratio: 'height : width', labels: ['volume', 'height'] },
  bag: { variants: ['sack', 'carrier', 'zip', 'doypack', 'bigbag', 'envelope'], ratio: 'height : width', labels: ['width', 'height'] },
  filmRoll: { variants: ['stretch', 'bubble', 'tape', 'foil', 'label', 'paper'], ratio: 'height : diameter', labels: ['width', 'length'] },
  // textiles, workwear, protection
  fabricRoll: { variants: ['woven', 'knit', 'nonwoven', 'carpet'], labels: ['width', 'density'] },
  garment: { variants: ['jacket', 'trousers', 'coverall', 'shirt', 'tshirt', 'vest', 'apron'], labels: ['size', 'length'] },
  shoe: { variants: ['boot', 'low', 'rubber', 'sandal'], labels: ['size', 'height'] },
  glove: { variants: ['knit', 'leather', 'disposable', 'welder'], labels: ['size', 'length'] },
  helmet: { variants: ['hard', 'cap', 'welding', 'earmuff'], labels: ['size', 'height'] },
  goggles: { variants: ['glasses', 'goggles', 'respirator', 'mask'], labels: ['width', 'class'] },
  linen: { variants: ['towel', 'bedding', 'blanket', 'curtain'], ratio: 'height : width', labels: ['width', 'length'] },
  // warehouse and racking
  rack: { variants: ['pallet', 'shelf', 'cantilever', 'mezzanine'], count: 'levels', ratio: 'height : width', labels: ['width', 'height', 'depth'] },
  pallet: { variants: ['wood', 'plastic', 'mesh'], labels: ['length', 'width'] },
  trolley: { variants: ['platform', 'hand', 'jack', 'stacker', 'forklift'], labels: ['load', 'length'] },
  bin: { variants: ['stacking', 'euro', 'folding', 'waste'], ratio: 'height : width', labels: ['length', 'width', 'height'] },
  ladder: { variants: ['step', 'extension', 'platform'], count: 'steps', labels: ['height', 'load'] },
  scale: { variants: ['bench', 'platform', 'hanging'], labels: ['max', 'step'] },
  castor: { variants: ['swivel', 'fixed', 'wheel'], labels: ['diameter', 'load'] },
  // kitchen and food service
  mixer: { variants: ['planetary', 'dough', 'hand', 'blender'], labels: ['volume', 'power'] },
  oven: { variants: ['convection', 'deck', 'microwave', 'stove', 'fryer', 'grill'], count: 'levels or burners', labels: ['width', 'height'] },
  fridge: { variants: ['upright', 'chest', 'counter', 'display', 'icemaker'], count: 'doors', ratio: 'height : width', labels: ['width', 'height'] },
  worktable: { variants: ['table', 'sink', 'hood', 'cart'], count: 'bowls or shelves', labels: ['length', 'height'] },
  cookware: { variants: ['pot', 'pan', 'gastronorm', 'kettle'], ratio: 'height : diameter', labels: ['diameter', 'volume'] },
  tableware: { variants: ['plate', 'cup', 'glass', 'cutlery', 'bowl', 'disposable'], labels: ['diameter', 'volume'] },
  coffeeMachine: { variants: ['espresso', 'grinder', 'filter', 'dishwasher'], count: 'groups', labels: ['width', 'power'] },
  // office equipment
  monitor: { variants: ['flat', 'curved', 'touch', 'tv'], ratio: 'height : width', labels: ['diagonal', 'width'] },
  laptop: { variants: ['clamshell', 'tablet', 'convertible'], labels: ['diagonal', 'width'] },
  computer: { variants: ['tower', 'mini', 'allinone', 'server'], labels: ['height', 'width'] },
  printer: { variants: ['laser', 'mfp', 'inkjet', 'plotter', 'scanner', 'label'], labels: ['format', 'width'] },
  cartridge: { variants: ['toner', 'ink', 'drum'], labels: ['code', 'yield'] },
  ups: { variants: ['tower', 'rack', 'line', 'battery'], labels: ['power', 'height'] },
  projector: { variants: ['projector', 'screen', 'camera', 'phone'], labels: ['lumen', 'width'] },
  peripheral: { variants: ['keyboard', 'mouse', 'headset', 'router', 'drive'], labels: ['width', 'length'] },
  furniture: { variants: ['desk', 'chair', 'cabinet', 'sofa', 'shelf'], labels: ['width', 'height'] },
  stationery: { variants: ['paper', 'binder', 'pen', 'stapler', 'notebook'], labels: ['format', 'count'] },
  // metal
  profile: { variants: ['square', 'rectangle', 'angle', 'channel', 'ibeam', 'tbar'], ratio: 'height : width', labels: ['width', 'wall', 'height'] },
  bar: { variants: ['round', 'rebar', 'hexagon', 'square', 'strip'], labels: ['diameter', 'length'] },
  sheetMetal: { variants: ['plain', 'corrugated', 'checkered', 'perforated', 'mesh', 'coil'], labels: ['length', 'width', 'thickness'] },
  wire: { variants: ['coil', 'rope', 'barbed', 'welding'], labels: ['diameter', 'length'] },
  // tools and abrasives
  drill: { variants: ['drill', 'grinder', 'hammer', 'saw', 'screwdriver', 'sander'], labels: ['power', 'chuck'] },
  disc: { variants: ['cutting', 'grinding', 'flap', 'diamond', 'saw'], count: 'teeth', ratio: 'outer : bore', labels: ['outer', 'bore'] },
  bit: { variants: ['twist', 'masonry', 'mill', 'tap', 'hole', 'tip'], ratio: 'length : diameter', labels: ['diameter', 'length'] },
  handTool: { variants: ['hammer', 'wrench', 'pliers', 'screwdriver', 'knife', 'saw', 'shovel'], ratio: 'length : width', labels: ['length', 'size'] },
  measure: { variants: ['tape', 'caliper', 'level', 'square', 'multimeter', 'laser'], labels: ['range', 'class'] },
  compressor: { variants: ['tank', 'generator', 'welder', 'washer', 'vacuum'], labels: ['volume', 'power'] },
  toolbox: { variants: ['case', 'set', 'cabinet', 'bag'], count: 'drawers', labels: ['width', 'height'] },
  // building
  brick: { variants: ['solid', 'hollow', 'block', 'paver'], count: 'holes', labels: ['length', 'width', 'height'] },
  board: { variants: ['plaster', 'plywood', 'osb', 'insulation', 'panel', 'timber'], labels: ['length', 'width', 'thickness'] },
  tile: { variants: ['ceramic', 'roof', 'mosaic', 'laminate', 'vinyl'], labels: ['length', 'width'] },
  paintCan: { variants: ['can', 'tube', 'foam', 'spray', 'oil'], ratio: 'height : diameter', labels: ['volume', 'height'] },
  window: { variants: ['window', 'door', 'gate', 'skylight'], count: 'sashes', ratio: 'height : width', labels: ['width', 'height'] },
  tap: { variants: ['basin', 'shower', 'washbasin', 'toilet', 'bath', 'radiator'], count: 'sections', labels: ['width', 'height'] },
  lock: { variants: ['padlock', 'cylinder', 'handle', 'hinge'], labels: ['width', 'key'] },
} as const satisfies Record<string, Kind>

export type DrawingKind = keyof typeof kinds
