/** One group of synonyms per line. */
export const en = `
bolt, hex screw, machine bolt
hex bolt, hexagon bolt, hex head bolt, hex cap screw, hexagon head bolt, hex head screw, hexagonal bolt, setscrew, set bolt, tap bolt
socket head screw, socket head cap screw, allen screw, allen bolt, socket screw, hex socket screw, cap head bolt, cap bolt, cap screw, socket cap, allen key bolt, allen head bolt, unbrako, internal hex bolt, shcs, inbus screw, hex key bolt
carriage bolt, coach bolt, cup square bolt, cup head bolt, round head square neck bolt, mushroom head bolt, square neck bolt
threaded rod, threaded bar, studding, all thread, allthread, stud bar, screwed rod, screwed bar, thread bar, ready rod, threaded stud, stud bolt, all thread rod
self-drilling screw, tek screw, self drilling screw, self driller, tek, tekscrew, self tapping screw, self-tapping screw, self tapper, sheet metal screw, roofing screw, cladding screw, metal screw, tapping screw, tech screw, stitching screw, metal roofing screw, drill point screw, wafer head screw
drywall screw, plasterboard screw, gypsum board screw, sheetrock screw, bugle head screw, dry wall screw, dry lining screw
lock nut, nyloc nut, nylock, locking nut, prevailing torque nut, nyloc, nylon insert nut, nylon nut, self locking nut, stiff nut, stop nut, nut with nylon insert
spring washer, lock washer, split washer, split lock washer, split ring washer, grower washer, locking washer, helical washer, coil washer
wall plug, rawl plug, rawlplug, plastic anchor, dowel, screw anchor, drywall anchor, wall anchor, plastic wall anchor, fischer plug, expansion plug, masonry plug, hollow wall anchor, screw plug, raw plug, plasplug, brown plug
wedge anchor, expansion bolt, throughbolt, stud anchor, anchor bolt, masonry anchor, concrete anchor, trubolt
chemical anchor, resin anchor, injection mortar, injection resin, anchoring resin, epoxy anchor, adhesive anchor, anchor adhesive, chemical fixing, bolt resin, anchor mortar, epoxy mortar, anchor epoxy, fixing resin, resin for threaded rods, resin cartridge, stud resin, bonded anchor, chemset, chemical stud anchor
blind rivet, pop rivet, pull rivet, break stem rivet, hollow rivet
rivet nut, rivnut, nutsert, blind rivet nut, riv nut, threaded insert, rivet insert, nut rivet, blind nut, jack nut, threaded rivet, nut sert
shackle, d-shackle, bow shackle, dee shackle, anchor shackle, omega shackle, lifting shackle, u shackle, d link
stainless steel, stainless, inox, a2, a4, aisi 304, aisi 316, aisi 430
galvanised, galvanized, zinc plated, hot-dip galvanised, zinc coated
pipe, tube, tubing, hollow section
chequer plate, checkered plate, tread plate, diamond plate, checker plate, durbar plate, durbar, chequerplate, floor plate, treadplate, checkerplate, non slip plate, anti slip plate, five bar plate, patterned plate, teardrop plate, non-slip sheet, anti-slip sheet, raised pattern plate
aluminium, aluminum
grey, gray
colour, color
circulation pump, circulator, heating pump, central heating pump, recirculation pump, recirculating pump, recirc pump, boiler pump, radiator pump, hydronic pump, hot water pump, ch pump, heating circulator
borehole pump, well pump, submersible well pump, deep well pump, artesian pump, bore pump, borewell pump, submersible pump, well submersible, water well submersible
drainage pump, sump pump, dirty water pump, sewage pump, waste water pump, wastewater pump, puddle pump, flood pump, basement pump, trash pump, effluent pump, slurry pump, submersible pump, cellar pump, foul water pump
ball valve, shut-off valve, stopcock, isolation valve, isolating valve, isolator valve, lever valve, quarter turn valve, stop valve, full bore valve, full port valve, stop tap, gas cock, ball cock, lever ball valve
check valve, non-return valve, one-way valve, nrv, backflow preventer, clack valve, backflow valve, reflux valve, foot valve, no return valve, anti-return valve, flap valve
gate valve, sluice valve, wheel valve, handwheel valve, slide valve, knife gate, wedge valve
tee, t-piece
elbow, bend
pressure gauge, manometer, pressure meter, pressure indicator, bourdon gauge, glycerine gauge, pressure dial, psi gauge
water meter, flow meter, flowmeter, water counter, water consumption meter, submeter
circuit breaker, mcb, miniature circuit breaker, breaker, trip switch, fuse, fuse switch, miniature breaker, automatic fuse, trip fuse, din rail breaker, overcurrent breaker, mcbs, din breaker
residual current device, rcd, rccb, gfci, residual current circuit breaker, earth leakage breaker, elcb, ground fault breaker, ground fault interrupter, rcbo, gfi, earth leakage circuit breaker, ground fault circuit interrupter, safety breaker, leakage breaker, residual current breaker, earth trip, safety switch, rcds, earth leakage switch
socket outlet, socket, power socket, wall socket, power outlet, plug socket, electrical outlet, wall outlet, receptacle, mains socket, electrical socket, plug point, electric socket, schuko socket, power point, duplex outlet, electric outlet, gpo, general power outlet
junction box, distribution box, conduit box, terminal box, adaptable box, connection box, splice box, wiring box, outdoor electrical box, waterproof electrical box, electrical box, cable box, branch box, jb, jb box
floodlight, spotlight, flood lamp, security light, outdoor light, yard light, site light, area light, outside light, exterior light, work light, halogen floodlight, garden spotlight, worklight, flood, security lamp, outdoor floodlight
high bay, warehouse light, industrial light, ufo light, high ceiling light, low bay, factory light, workshop light, highbay, hangar light, hall light, gym light, warehouse lamp, high bay light, industrial pendant, industrial pendant light
light bulb, led bulb, lamp, lightbulb, gls bulb, candle bulb, golf ball bulb, energy saving bulb, filament bulb, led lamp, screw bulb, edison bulb, gls lamp, light globe
three-phase motor, 3-phase motor, induction motor, electric motor, ac motor, asynchronous motor, squirrel cage motor, 400v motor, 415v motor, tefc motor
geared motor, gearmotor, gear motor, motor reducer, gear reduction motor, gearbox motor, motor with gearbox, gearhead motor, reduction motor, slow speed motor, geared drive, drive unit, motor gearbox unit
bearing, ball race
shaft seal, oil seal, rotary seal, lip seal, simmerring, simmer ring, radial shaft seal, grease seal, radial seal, shaft oil seal, axle seal, rotary lip seal, crank seal, gearbox seal, crankshaft seal
v-belt, fan belt, wedge belt, vee belt, drive belt, alternator belt, trapezoidal belt, rubber belt, transmission belt, auxiliary belt, v belt, wedgebelt
timing belt, toothed belt, synchronous belt, cam belt, cambelt, tooth belt, gt2 belt, htd belt, notched belt, synchro belt, belt with teeth
spur gear, gear wheel, cogwheel, cog, toothed gear, pinion, pinion gear, gearwheel, toothed wheel, straight cut gear, cog wheel, drive gear
corrugated box, cardboard box, carton, shipping box, packing box, moving box, removal box, cardboard carton, fibreboard box, packaging box, cardboard case, corrugated carton, storage carton, moving carton, shipping carton, packing carton, packing case, 0201 box, fefco 0201, shipper box
packing tape, parcel tape, sellotape, adhesive tape, carton sealing tape, scotch tape, brown tape, buff tape, packaging tape, sticky tape, box tape, shipping tape, moving tape, opp tape, carton tape, box sealing tape, scotch
stretch film, stretch wrap, pallet wrap, shrink wrap, wrapping film, pallet film, pallet shrink wrap, plastic wrap, hand wrap, shrinkwrap, shrink film, wrapping foil, pallet wrapping, wrapping plastic, saran wrap, palletwrap, machine wrap
grip-seal bag, zip bag, ziplock bag, zip lock bag, resealable bag, zipper bag, minigrip bag, grip bag, press seal bag, self seal bag, gripseal, ziplock, minigrip
grip-seal bag, zip top bag, reclosable bag, baggie, zip seal bag, ziploc bag, ziploc, poly bag, polythene bag, snap bag, grip seal bag
carrier bag, shopping bag, vest carrier, t-shirt bag, plastic bag, grocery bag, poly bag, vest bag, supermarket bag, retail bag, takeaway bag, takeout bag, merchandise bag, checkout bag, polythene bag, patch handle bag, singlet bag, poly carrier
jerrycan, jerry can, canister, water container, fuel can, plastic can, petrol can, gas can, plastic canister, water can, carboy, water carrier, fuel container, liquid container, chemical container, chemical can
bucket, pail, plastic pail, paint bucket, plastic tub, bucket with lid, paint kettle, food bucket, tub with lid, pail with lid, mop bucket, builders bucket, sauce tub
work trousers, work pants, cargo trousers, cargo pants, combat trousers, workwear trousers, combats, dungarees, working trousers, site trousers, carpenter pants, work jeans, bib and brace, tradesman trousers, workman trousers, utility pants, workwear pants, tradie pants, bib overalls
coverall, overall, boiler suit, jumpsuit, tyvek suit, disposable suit, protective suit, disposable overall, paint suit, chemical suit, hazmat suit, spray suit
coverall, boilersuit, one piece suit, dust suit, ppe suit, asbestos suit, painting suit, tyvek, bunny suit, painters suit, body suit
hi-vis vest, high visibility vest, safety vest, reflective vest, hi vis waistcoat, high vis vest, hi-viz vest, high visibility waistcoat, safety waistcoat, fluorescent vest, reflective waistcoat, hi viz
hi-vis vest, hivis, warning vest, traffic vest, construction vest, tabard, hi vis, hi vis jacket, high visibility jacket, reflective jacket, neon vest
safety boots, steel toe boots, work boots, steel toe cap boots, steel toecap boots, site boots, toe cap boots, rigger boots, dealer boots, composite toe boots, steel cap boots, construction boots, protective boots, builders boots, toe protector boots, steel toes, steelies
safety shoes, steel toe shoes, work shoes, safety trainers, safety sneakers, steel toe trainers, work trainers, protective shoes, steel toe cap shoes, steel toe cap trainers, steel toe sneakers, composite toe shoes, work sneakers, safety footwear, toe cap shoes, toe cap trainers, safety clogs
rubber boots, wellington boots, wellingtons, gumboots, wellies, gum boots, rain boots, welly boots, pvc boots, galoshes, waterproof boots, muck boots, rain shoes, farm boots
safety helmet, hard hat, hardhat, builders helmet, construction helmet, bump cap, protective helmet, site helmet, safety hat, work helmet, builders hat, industrial helmet, head protection, protective hat
respirator, dust mask, face mask, breathing mask, particulate mask, ffp2 mask, ffp3 mask, n95 mask, n95, kn95, particle mask, disposable mask, respirator mask, breathing protection, filter mask, protective mask, sanding mask, mask, respiratory mask, respiratory protection
safety eyewear, safety glasses, goggles, protective glasses, safety goggles, protective eyewear, eye protection, safety specs, safety spectacles, protective goggles, work glasses, eye shield, protective spectacles, shop glasses, work goggles, eye guard
pallet truck, pallet jack, hand pallet truck, pump truck, pallet trolley, hand pallet jack, pallet lifter, pallet pump, pallet mover, skid jack, hand forklift, pallet hand truck, palette truck, pallet pump truck, thing for lifting pallets
hand truck, sack truck, sack barrow, dolly, sack trolley, hand trolley, sack cart, hand dolly, two wheel trolley, furniture trolley, moving dolly, appliance dolly, 2 wheel trolley, upright trolley, barrow, box trolley, upright dolly
step ladder, stepladder, folding ladder, a-frame ladder, household ladder, kitchen steps, folding steps, decorators ladder
castor, caster
refrigerated cabinet, upright cabinet, refrigerator, fridge, upright fridge, commercial fridge, catering fridge, cold cabinet, cooling cabinet, reach-in
freezer, upright freezer, deep freezer, deep freeze, catering freezer, reach-in freezer, freezing cabinet, freezer cabinet, commercial freezer, chest freezer, refrigerated cabinet −18
refrigerated cabinet, upright cabinet, reach-in refrigerator, reach-in fridge, larder fridge, restaurant fridge, refrigeration cabinet, cold storage cabinet, chiller, upright refrigerator
deep fryer, fryer, chip fryer, deep fat fryer, french fry machine, chip pan, fat fryer, frier, french fryer, oil fryer, chip machine, frying machine, fries machine, deep frier
stove, cooker, range, cooking range, gas cooker, cooktop, hob, kitchen range, range cooker, boiling top, hot plate, gas ring, electric cooker, stovetop, gas range, gas hob, hotplate, burner, boiling table
pot, stock pot, saucepan, casserole, cooking pot, stockpot, soup pot, sauce pan, dutch oven, pasta pot, stew pot, stewpan, boiling pan, boiling pot, cauldron, soup kettle, braising pan, braising pot
cutlery, flatware, silverware, eating utensils, utensils, knives and forks, knife and fork
dishwasher, dish washer, glasswasher, warewasher, ware washer, pot washer, washing up machine, dishwashing machine, hood dishwasher, pass through dishwasher, dish machine, plate washer, cup washer, dish washing machine
reinforcing bar, rebar, reinforcement steel, reinforcing steel, reinforcement bar, deformed bar, ribbed bar, reo bar, concrete reinforcement, reinforcing rod, ribbed steel, concrete steel, high yield bar
steel angle, angle iron, angle section, l-profile, l profile, equal angle, angle steel, l section, unequal angle, angle bar, angle profile, l-angle, corner profile
steel channel, upn
steel beam, i-beam, h-beam, girder, rsj, universal beam, joist, steel joist, universal column, structural beam, wide flange beam, h section, i section, rolled steel joist, h column, lintel, i beam, h beam
profiled sheet, corrugated sheet, roofing sheet, trapezoidal sheet, corrugated iron, metal roofing, box profile sheet, corrugated roof, roof sheet, wavy sheet, steel roofing, cladding sheet
profiled sheet, box profile, roof panel, tin roof, tin roofing, roof cladding, roofing panel, crinkly tin, roofing iron, wall cladding sheet, cladding panel
wire rope, steel cable, steel rope, winch cable, winch rope, wire cable, hoist rope, crane rope, hoist cable, aircraft cable, steel wire rope, lifting rope, crane cable, metal rope, guy wire, metal cable, winch wire, lifting cable, 7x19 cable, bowden cable
welded mesh, wire mesh, mesh panel, reinforcing mesh, concrete mesh, weldmesh, rebar mesh, welded wire mesh, steel mesh, brc mesh, reinforcement mesh, welded wire fabric, slab mesh, mesh sheet, metal mesh, wire netting, fence mesh, reo mesh, wire mesh panel
drill driver, cordless drill, power drill, screwdriver drill, battery drill, electric drill, screw gun, cordless screwdriver, electric screwdriver, battery screwdriver, rechargeable drill, combi drill, drilling machine
drill driver, hand drill, impact driver, cordless driver, drill screwdriver, screwgun, rechargeable screwdriver, drill gun, wireless drill, battery powered drill, cordless combi
angle grinder, disc grinder, side grinder, disc cutter, cut off grinder, metal grinder, mini grinder, hand grinder, electric grinder, 9 inch grinder, angle sander
rotary hammer, hammer drill, sds drill, demolition hammer, sds hammer, jackhammer, jack hammer, concrete breaker, kango, concrete drill, percussion drill, drilling machine, hilti drill, perforator
rotary hammer, impact drill, sds plus drill, chipping hammer, breaker hammer, rotary drill, kango hammer, sds max drill, demo hammer, electric hammer, demolition breaker
spanner, wrench, open-end wrench, shifter, shifting spanner, crescent wrench
pliers, pincers, pinchers, channel locks, needle nose, needle nose pliers
cutting disc, cut-off wheel, cutting-off wheel, cutting wheel, metal cutting disc, grinder disc, slitting disc, cut off disc, thin disc, grinder blade, angle grinder disc, abrasive cutting wheel, cutoff disc, metal cutting blade, steel cutting disc, cut off wheel, chop saw disc
tape measure, measuring tape, tape rule, pocket tape, steel tape, measure tape, builders tape, tape ruler, retractable tape, tapemeasure, metre tape, rule tape, flexible rule, roll meter, 5m tape, 8m tape, 10m tape, long tape
caliper, vernier, calliper, vernier gauge, slide gauge, vernier calliper, sliding caliper, slide caliper, digital vernier, caliper gauge, digital calliper, dial calliper, depth gauge, micrometer
compressor, air compressor, air pump, compressed air machine, tyre inflator, workshop compressor, garage compressor, tire inflator, compressed air, air supply
generator, genset, power generator, generating set, emergency generator, portable generator, gas generator, gasoline generator, backup generator, standby generator, electricity generator, power plant, genny, generator set, emergency power generator
pressure washer, jet washer, power washer, jet wash, high pressure cleaner, high pressure washer, karcher, water jet cleaner, car washer, water blaster, pressure cleaner, jetwash, power hose, patio cleaner, jetwasher, power cleaner, car wash machine, water jet, steam cleaner, gerni
plasterboard, drywall, gypsum board, sheetrock, gyproc, gypsum panel, wallboard, wall board, plaster board, gyprock, gib board, moisture resistant board, gypsum wallboard
plasterboard, gypsum plasterboard, gypsum sheet, drywall sheet, dry wall, drywall panel, gypboard, partition board, plaster panel, dry lining board, plaster sheet
insulation, thermal insulation board, insulating board, lagging, insulation board, insulation panel, wall insulation, insulation slab, roof insulation, cavity insulation, insulation batt, rigid insulation
insulation, heat insulation, insulating material, insulation sheet, insulation roll, insulating panel, insulating slab, styrofoam sheet, polystyrene sheet, polystyrene board, foam board
stone wool, rockwool, mineral wool, rock wool, mineral wool insulation, stonewool
sealant, silicone, caulk, bathroom sealant, silicone sealant, mastic, caulking, decorators caulk, bath sealant, joint sealant, shower sealant, sealing compound, window sealant, silicon, bathtub sealant, sealant for bathtub, sealer, gap sealer, silicone tube, waterproof sealant
mounting foam, expanding foam, pu foam, foam filler, gap filler, builders foam, polyurethane foam, gap filling foam, spray foam, gun foam, window foam, installation foam, fixing foam, squirty foam, expansion foam, insulating foam, construction foam, foam can, filler foam
mixer tap, faucet, tap, water tap, monobloc tap, monobloc mixer, single lever mixer, mixer faucet, shower mixer, bath mixer, basin mixer, shower valve, bathroom tap, bathroom faucet, water mixer, lever tap, spigot, single handle faucet, tapware, flick mixer
toilet, wc, lavatory, water closet, loo, toilet bowl, toilet pan, commode, toilet suite, wc pan, flush toilet, toilet unit, wc bowl, toilet cistern, lav
radiator, heater, central heating radiator, heating radiator, column radiator, sectional radiator, rad, wall heater, room heater, hot water radiator, heating panel, radiator heater
laptop, notebook, notebook computer, notebook pc, laptop computer, portable computer, ultrabook, chromebook, portable pc, netbook, macbook
desktop pc, computer, personal computer, desktop, tower pc, office computer, office pc, computer tower, desktop computer, pc, pc tower, mini pc, system unit, mini computer, base unit
multifunction printer, mfp, all-in-one printer, copier, photocopier, copy machine, print scan copy machine, printer scanner copier, printer scanner, fax machine, xerox machine, copying machine
multifunction printer, multifunction device, multifunctional printer, printer with scanner, 3 in 1 printer, photocopy machine, mfd, printer copier, scanner printer, photocopying machine, fax, printer scanner combo
ups, uninterruptible power supply, backup power, battery backup, power backup, emergency power supply, backup power supply, uninterrupted power supply, uninterruptable power supply, standby power supply, battery backup unit, power backup unit
surge protector, power strip, extension lead, extension cord, multi plug, power board, surge strip, socket strip, multi socket, surge suppressor, extension cable, multiplug, extension block, plug board
surge protector, extension socket, spike protector, outlet strip, power bar, trailing socket, multi outlet, multisocket, surge protected extension, surge arrester, way extension, extension lead with sockets, multi plug extension
office chair, desk chair, swivel chair, computer chair, task chair, operator chair, executive chair, ergonomic chair, office seat, typist chair, managers chair, study chair, chair on wheels, work chair, rolling chair, secretary chair, office seating, boss chair, chair
lever arch file, ring binder, binder, lever arch folder, arch file, office folder, file folder, folder, document folder, document binder, filing folder, file binder, lever file, archive folder, office binder, lever arch, arch lever file, lever arch binder, ringbinder
copy paper, printer paper, a4 paper, office paper, printing paper, photocopy paper, photocopier paper, copier paper, xerox paper, ream of paper, plain paper, ream, laser paper, multipurpose paper, bond paper, typing paper, paper ream, inkjet paper
pen, ballpoint, biro, ballpoint pen, ball point pen, ball pen, writing pen, ballpen, ink pen, bic, biro pen, click pen, highlighter, marker pen, marker, pencil, writing instrument, felt tip pen, fineliner
printer cartridge, ink cartridge, ink, printer ink, ink refill, printer ink cartridge, inkjet cartridge, inkjet ink
toner cartridge, laser cartridge, printer toner, laser toner, laser toner cartridge, laser printer cartridge, laserjet cartridge, laser printer toner
worktable, work table, prep table, table, stainless steel table, work bench, workbench, stainless table, preparation table, kitchen table, steel table, catering table, kitchen bench, prep bench, chef table, working table, metal table, stainless bench, kitchen worktop, steel worktop
office desk, desk, table, work desk, computer desk, writing desk, standing desk, sit stand desk, height adjustable desk, office table, computer table, writing table, study desk, stand up desk, desk table
waste container, dustbin, rubbish bin, trash can, garbage bin, wheelie bin, garbage can, wheeled bin, waste bin, litter bin, recycling bin, refuse bin, 240l bin, 120l bin, 1100l bin, 240 litre bin, 1100 litre bin, 120 litre bin
waste container, refuse container, pedal bin, rubbish container, trash bin, recycle bin, wastebasket, trash container, garbage container, kitchen bin, dumpster, waste basket
stretch film, cling film, cling wrap
document scanner, scanning device
emulsion paint, wall paint, wallpaint, interior paint, house paint, ceiling paint, masonry paint, household paint, room paint, exterior paint, facade paint, decorating paint, indoor paint, outdoor paint
bed linen, bed sheets, bedding
teaspoon, tea spoon, coffee spoon, small spoon
tablespoon, table spoon, soup spoon, dinner spoon
glasswasher, glass washer, washing machine for glasses
kitchen tap, kitchen faucet, sink tap, kitchen sink mixer tap, kitchen mixer tap, mixer tap for kitchen sink, kitchen sink faucet, kitchen mixer faucet
basin tap, washbasin tap, hand wash basin tap, washbasin mixer tap, basin mixer, sink faucet, basin mixer tap, washbasin mixer, vanity faucet, basin faucet
torx, tx
door cylinder, lock, door lock, cylinder lock, euro cylinder, barrel lock, lock barrel, lock cylinder, profile cylinder, euro lock, key cylinder, door lock barrel, yale lock, door barrel, lock core, front door lock, keyed cylinder
hydraulic hose, hose, hydraulic pipe, high pressure hose, hydraulic line, hydraulic tube, flexible hose, hydraulic tubing, hose assembly, oil hose, pressure hose
flooring, floor covering
flat washer, plain washer, penny washer, fender washer, repair washer, mudguard washer, round washer
spring washer, spring lock washer
steel channel, u-channel, u profile, pfc, c-channel, parallel flange channel, u-beam, u section, channel iron, channel steel, c profile, c section, u iron, c channel, u channel, channel bar
mailer box, mailing box, postal box, e-commerce box, pip box, die cut box, postage box, subscription box, folding mailer, large letter box, tuck box, book mailer, post box, parcel box, postal carton, self locking box, letterbox box
combi oven, convection oven, steam oven, combi steamer, combi steam oven, rational oven, fan oven, baking oven, bakery oven, combination oven, steamer, commercial oven, catering oven, steam convection oven, combi, combisteamer
workwear, work clothes
armchair, office chair
pliers, nippers, side cutters
trolley, cart
twist drill, hss drill bit, metal drill bit, jobber drill, hss bit, steel drill bit, hss drill, jobber bit, twist bit, spiral drill, twist drill bit, metal bit, cobalt drill bit, bit for metal, drill bit for metal, drill bit for steel
drill bit, masonry bit, concrete drill bit, hammer bit, sds bit, sds drill bit, masonry drill bit, brick drill bit, stone drill bit, wall drill bit, sds plus bit, sds max bit, concrete bit, sds plus drill bit, hammer drill bit, rotary hammer bit, drill bit for concrete, drill bit for masonry
square tube, box section, square hollow section, shs, square pipe, square box section, square tubing, box iron, box tube, square hollow bar
rectangular tube, box section, rectangular hollow section, rhs, rectangular box section, rectangular tubing, rectangular pipe, oblong tube, rectangle tube
round tube, circular hollow section, chs, scaffold tube, steel tubing, precision tube, scaffolding tube, round hollow section, scaffold pole, scaffolding pipe, scaffold pipe, metal tube, steel pole, erw tube, round pipe, metal pole, tubular steel
flat bar, flat steel, flat stock, steel strip, flat iron, strip steel, steel flat, metal strip, band iron, mild steel flat, flatbar, ms flat
round bar, round steel, steel rod, solid bar, bright bar, solid round, round rod, iron rod, solid rod, round stock, metal rod, round iron
hot rolled sheet, steel sheet, hot rolled plate, sheet steel, steel plate, mild steel sheet, sheet metal, black steel sheet, mild steel plate, iron sheet, metal plate, metal sheet, plate steel, carbon steel plate, steel sheeting, black sheet
galvanised coil, galvanised sheet, galvanised steel sheet, gi coil, galvanised sheet metal, galv sheet, steel coil, zinc coated coil, gi sheet, galvanised strip, zinc coated sheet, coil steel, zinc sheet, galv coil, hdg coil, galvanised steel roll, zintec
steel wire, tying wire, binding wire, iron wire, baling wire, fencing wire, tie wire, annealed wire, rebar tie wire, rebar wire, garden wire, fence wire, metal wire, bale wire, galvanised wire, soft wire
stainless bar, stainless rod, stainless steel bar, stainless steel rod, inox bar, ss rod, inox rod, ss bar, stainless round bar, 316 bar, 304 bar, ss round bar
end mill, milling cutter, slot drill, milling bit, cnc cutter, carbide cutter, endmill, cnc bit, slot cutter, shank cutter, slotting cutter, milling tool, router bit, cnc milling bit
flap disc, flap wheel, sanding disc, grinding disc, flapper wheel, sanding flap disc, polishing disc, sanding wheel, sandpaper disc, grinding wheel, flapper disc, sanding mop disc
diamond disc, diamond blade, diamond cutting disc, concrete cutting disc, tile cutting blade, stone cutting disc, tile blade, tile cutting disc, masonry blade, concrete blade, diamond saw blade, diamond wheel, concrete saw blade, concrete disc, masonry disc, stone cutting blade, granite blade, tile disc, stone blade, concrete cutting blade
spirit level, bubble level, builders level, carpenter level, water level, box level, torpedo level, masons level, levelling tool, bubble leveler
socket set, ratchet set, socket wrench set, mechanics tool kit, nut driver set, wrench set, tool kit, mechanic tool set, ratchet socket set, ratchet kit, tool set, socket kit, toolkit, car tool kit, socketry, socket spanner set
tool case, toolbox, tool box, tool suitcase, tool carry case, flight case, technicians case, tool storage box, tool carrier, equipment case, toolcase, case for tools, portable tool box, tool bag
roller cabinet, tool trolley, tool cabinet, tool chest, tool cart, roll cab, rollcab, tool chest on wheels, workshop trolley, roll cabinet, toolbox on wheels, rollaway, roller cab
roller cabinet, tool box on wheels, rolling tool box, rolling tool chest, rolling tool cabinet, mobile tool cabinet, tool storage cabinet, mechanics trolley, tool drawers, tool drawer cabinet, garage tool chest
clay brick, house brick, building brick, facing brick, engineering brick, fired brick, perforated brick, common brick, face brick, ceramic brick, masonry brick, burnt brick, clay block, hollow clay block
aerated concrete block, aircrete block, aac block, thermalite, thermalite block, gas concrete block, breeze block, celcon block, lightweight block, aerated block, concrete block, foam block, celcon, hebel, hebel block
aerated concrete block, breezeblock, ytong, building block, cinder block, cellular concrete block, gas block, lightweight concrete block, autoclaved block, aircrete, autoclaved aerated concrete, foam concrete block
paving stone, paver, paving block, block paving, patio slab, paving slab, driveway block, patio stone, cobblestone, concrete paver, garden slab, flagstone
paving stone, paving brick, cobble, driveway paver, brick paver, path slab, sidewalk paver, patio paver, interlocking paver, patio paving, sett, pavement block
dry mix, mortar, ready-mix mortar, grout, tile grout, bagged concrete, concrete mix
osb, osb board, oriented strand board, sterling board, strand board, osb sheet, osb3, flake board, waferboard, flakeboard, stirling board, wood chip board, particle board, sheathing, sheathing board, particleboard
ceramic tile, wall tile, floor tile, bathroom tile, porcelain tile, kitchen tile, glazed tile, porcelain stoneware, shower tile, tiling
vinyl flooring, vinyl plank, lvt, luxury vinyl tile, lino, pvc flooring, linoleum, vinyl tile, plastic flooring, luxury vinyl plank, lvp, spc flooring, pvc floor, vinyl floor covering, waterproof flooring, spc
reflector lamp, spotlight bulb, spot bulb, gu10 bulb, mr16 bulb, downlight bulb, halogen spot, gu10 lamp, spot lamp, recessed light bulb, par lamp, halogen bulb, gu10 spot, downlight, downlighter, led spot, mr16 lamp, spot light bulb
led tube, fluorescent tube, tube light, strip light, neon tube, fluorescent lamp, tubelight, strip lamp, neon light, batten tube, neon lamp, 2ft tube, 4ft tube, 5ft tube, 6ft tube, 4 foot tube, 5 foot tube
installation wire, single core wire, hook-up wire, building wire, thhn, house wire, conduit wire, panel wire, tri-rated, equipment wire, earth wire, single core cable, conduit cable, electrical wire, electric wire, wiring wire, switchboard wire, h07v-k cable, singles cable
power cable, mains cable, electric cable, twin and earth, romex, underground cable, armoured cable, armored cable, supply cable, electrical cable, house wiring cable, swa, feeder cable, sheathed cable, swa cable, tps cable, flex cable, mains flex
control cable, signal cable, multicore cable, multi core cable, yy cable, sy cable, instrument cable, instrumentation cable, screened cable, tray cable, shielded cable
wall enclosure, electrical enclosure, control cabinet, electrical cabinet, panel enclosure, electrical panel, control panel, switch cabinet, fuse box, distribution board, control box, consumer unit, breaker box, breaker panel, panel box, steel enclosure, metal enclosure, switchboard cabinet, electrical cupboard
open-front bin, picking bin, parts bin, storage bin, pick bin, small parts bin, stacking bin, stackable bin, linbin, shelf bin, hardware bin, component bin, screw box, small parts box, small parts container, screw bin, pick box
euro container, stacking crate, plastic crate, euro crate, euro box, tote, tote box, stackable crate, plastic tote, storage crate, transport crate, klt
euro container, fish box, bakery crate, bread crate, stacking container, plastic storage box, stacking box, euro tub, klt box, stackable box, plastic container
folding crate, collapsible crate, plastic crate, foldable crate, folding box, collapsible box, foldable box, fold flat crate, collapsible basket, folding basket, folding container, collapsible container, shopping crate, collapsible storage crate
mesh box, cage pallet, gitterbox, wire cage, stillage, pallet cage, wire container, mesh pallet, wire mesh container, cage container, metal cage, mesh cage, metal stillage, pallet box, wire crate
pallet rack, pallet racking, warehouse racking, warehouse rack, heavy duty racking, industrial racking, pallet shelving, beam racking, storage racking, selective racking, warehouse shelving, heavy duty rack, dexion, dexion racking
shelving unit, shelves, storage rack, boltless shelving, metal shelving, garage shelving, garage racking, longspan shelving, metal rack, stockroom shelving, storeroom shelving, rivet racking, longspan
shelving unit, archive shelving, shelf unit, steel shelving, wire shelving, shelf, rivet shelving, storage shelving, shelving, rack shelf, shelf rack
mezzanine, storage platform, mezzanine floor, raised storage area, warehouse platform, raised platform, elevated platform, raised floor, intermediate floor, mezzanine level
stacker, pallet stacker, forklift, fork lift, walkie stacker, pallet lift, lift truck, high lifter, forklift truck, stacker truck, mini forklift, high lift truck, pedestrian stacker, straddle stacker
warehouse steps, platform ladder, mobile steps, mobile safety steps, safety steps, rolling ladder, picking steps, order picking ladder, rolling steps, wheeled steps, warehouse ladder, stock ladder, mobile access platform
warehouse steps, steps on wheels, ladder on wheels, mobile stairs, rolling staircase, mobile staircase, mobile ladder, library steps, wheeled ladder, rolling stairs, mobile platform steps
bench scale, table scale, weighing scale, counter scale, shop scale, digital scale, kitchen scale, weighing machine, desktop scale, electronic scale, parcel scale, postal scale, counting scale, tabletop scale, weigh scale, weighing balance, balance
crane scale, hanging scale, hook scale, crane weigher, hoist scale, suspension scale, hanging weigher, overhead scale, dynamometer, luggage scale, load cell
planetary mixer, food mixer, stand mixer, cake mixer, kitchen mixer, bakery mixer, cream mixer, hobart mixer, kitchenaid mixer, bowl mixer, kitchenaid, pastry mixer, kenwood mixer, batter mixer, whisking machine, beating machine, whipping machine, mixing machine, cream whipper
spiral mixer, dough mixer, dough kneader, dough machine, pizza dough mixer, kneading machine, bread mixer, bread dough mixer, dough kneading machine, kneader, bread kneader, dough maker, kneading mixer, pizza dough machine
stick blender, hand blender, immersion blender, stick mixer, soup blender, wand blender, hand held blender, handheld blender, bamix, handblender, hand mixer, power mixer, soup stick
ice maker, ice machine, ice cube machine, ice cube maker, ice flaker, icemaker, ice making machine, flake ice machine, machine that makes ice
refrigerated display, display fridge, display case, cake display, cake display cabinet, cake fridge, pastry case, chilled display, drinks fridge, pastry display, refrigerated showcase, bottle cooler, merchandiser, glass door fridge, deli counter, display cooler
refrigerated display, drinks cooler, beverage cooler, back bar fridge, multideck, cake showcase, cake counter, glass fridge, display refrigerator, refrigerated display case, serve over counter, deli case, showcase, fridge with glass door, glass door refrigerator
frying pan, skillet, fry pan, frypan, saute pan, omelette pan, egg pan, crepe pan, pancake pan, nonstick pan, chef pan, griddle pan, teflon pan, steak pan, wok, stir fry pan
coffee grinder, coffee mill, coffee bean grinder, bean grinder, espresso grinder, burr grinder, bean mill, coffee bean mill, on demand grinder
coated gloves, work gloves, gripper gloves, grip gloves, pu gloves, palm coated gloves, builders gloves, rubber coated gloves, dipped gloves, assembly gloves, working gloves
coated gloves, handling gloves, protective gloves, safety gloves, gardening gloves, cut resistant gloves, garden gloves, construction gloves, warehouse gloves, nitrile dipped gloves, nitrile coated gloves
leather gloves, welding gloves, welder gloves, rigger gloves, driver gloves, gauntlet, welding gauntlets, hide gloves, heat resistant gloves, cowhide gloves, leather gauntlets, mig gloves, tig gloves, riggers
padded envelope, bubble mailer, bubble envelope, jiffy bag, jiffy, padded bag, bubble lined envelope, padded mailer, mailing bag, postal bag, envelope, cushioned envelope, jiffy envelope, bubble bag, mailing envelope, postage bag, mail bag, bubble lined bag, mail lite
label, sticker, adhesive label, shipping label, address label, label roll, barcode label, self-adhesive label, sticky label, decal, price label, postage label, direct thermal label, courier label, price sticker
wrapping paper, packing paper, kraft paper, brown paper, parcel paper, butcher paper, void fill paper, craft paper, packaging paper, newsprint, brown paper roll, paper roll, wrap paper, kraft roll, greaseproof paper, brown kraft roll
stand-up pouch, doypack, coffee bag, coffee pouch, doy pack, stand up bag, foil pouch, snack pouch, food pouch, zip pouch, mylar bag, resealable pouch, kraft pouch, foil bag, doy bag, snack bag, pouch with zip
big bag, bulk bag, fibc, jumbo bag, tonne bag, ton bag, builders bag, dumpy bag, super sack, supersack, bulk sack, container bag, bulka bag, jumbo sack, builders sack, rubble bag, rubble sack
drum, barrel, steel drum, oil drum, keg, plastic barrel, oil barrel, metal drum, metal barrel, chemical drum, water butt, rain barrel, fuel drum
sleeve anchor, expansion anchor, rawlbolt, rawl bolt, shield anchor, dynabolt, sleeve bolt, expanding bolt, loose bolt anchor
concrete screw, masonry screw, tapcon, concrete bolt, masonry bolt, thunderbolt, screw bolt, window frame screw, thunderbolt anchor, ankerbolt
lifting hook, crane hook, chain hook, sling hook, hoist hook, clevis hook, eye hook, grab hook, safety hook, swivel hook, cargo hook
gasket, flange gasket, flange seal, flat gasket, pipe gasket, joint ring, gasket ring, ring gasket, flat seal, flange joint, joint gasket, flat sealing ring
hydraulic cylinder, hydraulic ram, hydraulic actuator, lifting ram, hydraulic piston, oil cylinder, tipper ram, loader ram, hydraulic jack, double acting ram, single acting ram, lift ram
pneumatic cylinder, air cylinder, pneumatic actuator, air ram, pneumatic ram, compressed air cylinder, air piston, pneumatic piston, air actuator
worm gearbox, worm gear, worm reducer, gear reducer, speed reducer, worm drive, reduction gearbox, right angle gearbox, reduction gear, worm gear reducer, gear box, reduction box, worm gear unit, nmrv, nmrv reducer, reducer nmrv
jaw coupling, shaft coupling, spider coupling, lovejoy coupling, flexible coupling, elastomer coupling, elastic coupling, motor coupling, claw coupling, shaft coupler, pump coupling, drive coupling, dog coupling, lovejoy, shaft connector, rotex, rotex coupling
pillow block, plummer block, pillow block unit, bearing block, pillow block bearing, pedestal bearing, bearing pedestal, mounted bearing, pillowblock, shaft support, ucp bearing, foot mounted bearing, bearing support, self-lube unit, self lube bearing
monitor, computer screen, computer display, pc screen, display screen, flat screen, pc monitor, lcd monitor, vdu, lcd screen, desk monitor, office screen, lcd display, computer monitor, flatscreen, tft, desktop monitor
projection screen, projector screen, presentation screen, beamer screen, pull down screen, roll down screen, cinema screen, tripod screen, movie screen, screen for projector
meeting room display, conference display, interactive whiteboard, interactive display, smart board, smartboard, interactive screen, touch screen board, digital whiteboard, electronic whiteboard, interactive board, touch screen whiteboard
meeting room display, interactive panel, meeting room screen, presentation display, touch display, boardroom screen, conference screen, digital board, touch board, conference room screen, meeting room tv
pe pipe, hdpe pipe, polyethylene pipe, poly pipe, polypipe, mdpe pipe, mdpe, blue water pipe, alkathene pipe, water main pipe, irrigation pipe, plastic water pipe, water service pipe, blueline poly, green line poly, rural poly
multilayer pipe, composite pipe, alupex pipe, pex pipe, pex-al-pex, underfloor heating pipe, mlcp, al-pex, pex tubing, underfloor heating tube, barrier pipe, radiant heating pipe, floor heating pipe, ufh pipe, aluminium plastic pipe, alupex
ppr pipe, polypropylene pipe, pp pipe, fusion pipe, weldable plastic pipe
wood screw, woodscrew, lag screw, lag bolt, coach screw, chipboard screw, timber screw, deck screw, decking screw, spax, particle board screw, screw for wood
hex nut, hexagon nut, full nut, hexagonal nut, plain nut, machine nut
construction nail, wire nail, oval nail, framing nail, common nail, carpentry nail, clout nail, round wire nail, finishing nail, panel pin
ring shank nail, annular ring nail, annular nail, ring nail, ringshank nail, grip nail, twist nail, pallet nail, drive nail, improved nail, anchor nail, joist hanger nail
link chain, welded chain, proof coil chain, lifting chain, short link chain, long link chain, security chain, load chain, lashing chain, anchor chain
zinc plated, bzp, bright zinc plated, electro galvanised, electrogalvanised
yellow zinc, yzp, yellow passivated, yellow chromate
hot-dip galvanised, hdg, hot dipped galvanised, hot dip galvanized
countersunk head, csk, countersunk, flush head
pan head, round head, button head
washer head, wafer head, flange head
fine thread, fine pitch, metric fine
coarse thread, coarse pitch
full thread, fully threaded
partial thread, partially threaded, part threaded, half thread
class 8.8, grade 8.8
class 10.9, grade 10.9
class 12.9, grade 12.9
centrifugal pump, end suction pump, booster pump, transfer pump, process pump, surface pump, impeller pump, water transfer pump
butterfly valve, wafer valve, lug valve, lugged valve, damper valve, throttle valve, bfv, throttle flap
steel pipe, black iron pipe, iron pipe, gi pipe, gas pipe, black steel pipe, line pipe, black pipe, schedule 40 pipe, gas barrel, steam barrel, black barrel
threaded fitting, bsp fitting, screwed fitting, brass fitting, malleable fitting, malleable iron fitting, npt fitting, screw fitting, threaded pipe fitting, bushing reducer, reducing bush, galvanised elbow, galvanised tee, screwed elbow
pe compression fitting, mdpe fitting, hdpe fitting, poly pipe fitting, plastic pipe fitting, mdpe connector, alkathene fitting, polypipe connector, plastic compression fitting, water pipe connector, compression coupling, philmac, plasson, plasson coupling, poly elbow, poly coupling, hdpe coupling, poly pipe coupler
press fitting, crimp fitting, pressfit, press-fit fitting, propress, mapress, m-profile elbow, v-profile coupling, press elbow, press tee
flange, pipe flange, weld neck flange, slip on flange, blank flange, welding flange
blind flange, blank flange, blanking flange
coupling, coupler
nipple fitting, nipple, hex nipple, pipe nipple, barrel nipple
elbow fitting, pipe elbow, pipe bend
tee fitting, pipe tee, t fitting, tee piece, t-piece
coupling fitting, pipe coupling, pipe joiner, pipe connector
cap fitting, pipe cap, end cap
adaptor, adapter
thermometer, bimetal thermometer, temperature gauge, dial thermometer, temp gauge, temperature dial, heat gauge, temperature meter
drinking water, potable water
ductile iron, sg iron, nodular iron
back connection, rear connection, back entry, rear entry, back mount
bottom connection, bottom entry, lower mount
welding neck, weld neck
electric actuator, actuated, electrically actuated, motorised actuator
contactor, motor contactor, magnetic starter, magnetic contactor, power contactor, motor starter, relay, power relay, magnetic switch
industrial plug, cee plug, commando plug, ceeform plug, site plug, three-phase plug, 3 phase plug, caravan plug, pin and sleeve plug, 16 amp plug, 32 amp plug, 16a plug, 32a plug, iec 60309 plug, ceeform, cee form
industrial socket, cee socket, commando socket, ceeform socket, 3 phase socket, three-phase socket, site socket, 16 amp socket, 32 amp socket
led panel, ceiling panel light, ceiling light, office light, panel light, troffer, recessed panel, drop ceiling light, suspended ceiling light, office ceiling light, light panel, grid light, ceiling luminaire, modular light, ceiling panel, ceiling lamp, recessed modular, modular ceiling light
e14, small screw cap, small edison screw, ses, small screw
e27, edison screw, large screw cap, e26
frosted, opal, pearl, milky
transparent, clear, see-through
3000 k, warm white, warm light, soft white
4000 k, neutral white, cool white, natural white
6500 k, daylight, cold white
single-phase motor, 1-phase motor, capacitor motor, mains motor, capacitor start motor, 230v motor, 240v motor, household motor, 1ph motor, single phase electric motor
mailing tube, postal tube, poster tube, cardboard tube, shipping tube, document tube, drawing tube, map tube, paper tube, posting tube, blueprint tube, packaging tube, cardboard roll
bubble wrap, bubble film, bubblewrap, bubble roll, air bubble film, air cushion film, bubble cushioning, cushion wrap, bubble packing, protective wrap, aircap, bubble foil, bubble sheet, air bubble wrap, air cushion
pet bottle, plastic bottle, water bottle, drinks bottle, juice bottle, beverage bottle, soda bottle, empty bottle
glass jar, jam jar, mason jar, preserving jar, canning jar, honey jar, kilner jar, pickle jar, preserve jar, storage jar, jelly jar, food jar, glass container, screw top jar, chutney jar, jampot, jam pot
trigger sprayer, spray bottle, trigger bottle, trigger spray bottle, squirt bottle, trigger spray, spray gun bottle, spritzer, spritz bottle, sprayer bottle, spray dispenser
lotion pump, pump bottle, soap dispenser, soap bottle, pump dispenser, lotion bottle, soap pump, shampoo bottle, liquid soap dispenser, hand soap bottle, sanitiser bottle
fine-mist sprayer, atomiser, atomizer, mist bottle, mist sprayer, perfume bottle, mist spray bottle, mister bottle
foam trigger, foaming bottle, foamer, foam bottle, foam sprayer, foamer bottle
ball bearing, deep groove bearing, ball race, single row bearing, radial bearing, radial ball bearing, sealed bearing, skateboard bearing, deep groove ball race, dgbb
tapered bearing, taper roller bearing, taper bearing, tapered roller bearing, conical bearing, wheel bearing, timken bearing, cone bearing, hub bearing, trailer bearing, cup and cone bearing, wheel hub bearing
cylindrical bearing, cylindrical roller bearing, parallel roller bearing, nu bearing, straight roller bearing, cylinder roller bearing
needle bearing, needle roller bearing, needle roller, needle cage, needle bush, drawn cup bearing
flange unit, flanged bearing, flange bearing, ucf bearing, ucfl bearing, flange mount bearing, flanged bearing unit, flange block, four bolt flange bearing, 4 bolt flange bearing, two bolt flange bearing, flanged housing
split housing, split plummer block, split bearing housing, snl housing, plummer block housing, split pillow block, two part bearing housing, bearing housing, sn housing, plummer housing, bearing pedestal
roller chain, drive chain, transmission chain, bush chain, motorcycle chain, industrial chain, machine chain, power transmission chain, bicycle chain, bike chain, conveyor chain
sprocket, chain wheel, chain gear, chainwheel, chain sprocket, platewheel, plate wheel, sprocket wheel, chain cog, cog for chain, chain pulley, chain pinion, pinion for chain
o-ring, o ring, rubber ring, sealing ring, rubber o ring, seal ring, rubber seal ring, ring seal, toric joint, toroidal seal, toroidal ring
workwear fabric, workwear cloth, uniform fabric, uniform cloth, overall fabric, drill fabric, work clothing fabric, cotton drill, workwear material, polycotton fabric, overall cloth, fabric for uniforms, workwear textile, polycotton textile, uniform material, material for uniforms
knitted fabric, knit fabric, jersey fabric, t-shirt fabric, stretch fabric, sweatshirt fabric, knit, jersey material, jersey knit, tee shirt fabric, knitted cloth, jersey cloth, polo shirt fabric, jersey, fleece fabric
nonwoven, spunbond, non-woven fabric, spunbonded fabric, garden fleece, weed membrane, weed control fabric, frost fleece, landscape fabric, plant cover, weed barrier, horticultural fleece, geotextile, crop cover, frost cover, weed fabric, spun bond, non woven, agro fleece, frost protection fleece
work jacket, work coat, workwear jacket, working jacket, industrial jacket, chore coat, parka, workman jacket, work parka, site jacket, donkey jacket, bomber jacket, workwear coat, tradesman jacket, softshell, body warmer, bodywarmer, softshell jacket
winter jacket, padded jacket, insulated jacket, thermal jacket
disposable gloves, latex gloves, nitrile gloves, vinyl gloves, examination gloves, surgical gloves, exam gloves, medical gloves, single use gloves, throwaway gloves, food handling gloves, rubber gloves, food service gloves, doctor gloves, one-way gloves
terry towel, bath towel, hand towel, bath sheet, shower towel, face cloth, washcloth, guest towel, gym towel, terry cloth, face towel, spa towel, beach towel, terrycloth, wash cloth, flannel
bed linen set, bed linen, duvet cover, duvet set, sheet set, bedding set, quilt cover, bed set, bedclothes, pillowcase, pillow case, comforter cover, hotel bedding, quilt set, bedsheet, bed sheets, doona cover, doona, sheets and pillowcases
blanket, throw, bed throw, fleece blanket, quilt, coverlet, bed cover, bedspread, comforter, travel rug, plaid
hook and loop, velcro
zip, zipper
navy, navy blue, dark blue
burgundy, maroon, wine red, bordeaux
anthracite, charcoal, dark grey, dark gray
ivory, cream, off-white
fluorescent yellow, neon yellow, hi-vis yellow, lime yellow, bright yellow
fluorescent orange, neon orange, hi-vis orange, bright orange
flame-retardant, fire retardant, flame resistant, flameproof
water-repellent, showerproof, water resistant, waterproof
faux leather, leatherette, imitation leather, pu leather, vegan leather, artificial leather, synthetic leather
laces, lace up, laced
powder-free, unpowdered, non powdered
anti-scratch, scratch resistant
cantilever rack, cantilever racking, long goods rack, pipe rack, timber rack, bar rack, tube rack, lumber rack, arm rack, long load rack, rack for pipes, pipe racking, pipe storage rack, bar storage rack, timber storage rack
wooden pallet, timber pallet, wood pallet, skid, euro pallet, europallet, epal pallet, epal, shipping pallet, wooden skid, gma pallet, cp1 pallet, cp pallet
plastic pallet, hygiene pallet, hygienic pallet, hdpe pallet, plastic skid, polymer pallet, food grade pallet
pedal lid, pedal, foot pedal, foot operated, step-on
mixed waste, general waste, residual waste
organic waste, food waste, compost, bio waste
platform trolley, platform truck, flatbed trolley, warehouse trolley, platform cart, flatbed cart, push cart, flat trolley, warehouse cart, four wheel trolley, 4 wheel trolley, flatbed truck, turntable truck, turntable trolley
platform trolley, folding trolley, hand cart, handcart, stock trolley, deck trolley, transport trolley, push trolley, moving cart, goods trolley, flat cart, luggage trolley
extension ladder, telescopic ladder, triple ladder, combination ladder, roof ladder, straight ladder, leaning ladder, extending ladder, extendable ladder, push up ladder, long ladder, sliding ladder
swivel castor, swivel caster, caster wheel, castor wheel, swivel wheel, trolley wheel, rotating wheel, furniture wheel, cart wheel, turning wheel, furniture castor, trolley castor, swivelling castor
fixed castor, fixed caster, rigid castor, rigid caster, fixed wheel, rigid wheel, non swivel castor, straight castor
single wheel, barrow wheel, wheelbarrow wheel, replacement wheel, spare wheel, sack truck wheel, pneumatic wheel, loose wheel, hand truck wheel, wheelbarrow tyre, wheelbarrow tire, trolley wheel, wheel without bracket, pallet truck wheel
pneumatic tyre, air filled, pneumatic tire, inflatable
platform scale, floor scale, pallet scale, industrial scale, warehouse scale, weighing platform, platform weigher, heavy duty scale, freight scale, floor weigher, goods scale, livestock scale, drum scale, weighbridge
bar blender, smoothie maker, smoothie blender, liquidiser, liquidizer, cocktail blender, jug blender, milkshake blender, countertop blender, vitamix, drink mixer, smoothie machine, milkshake maker, milkshake machine, frozen drink blender, drink blender, milkshake mixer, ice blender
pizza oven, deck oven, stone oven, pizzeria oven, pizza baker, pizza cooker, stone baking oven, pizza maker, stone bake oven, wood fired oven, wood oven
refrigerated counter, counter fridge, undercounter fridge, prep counter, pizza prep table, refrigerated table, chilled counter, bench fridge, worktop fridge, cooling table, prep fridge, saladette, pizza counter
refrigerated counter, undercounter refrigerator, worktop refrigerator, cooling counter, refrigerated bench, under counter fridge, lowboy fridge, counter refrigerator, cold table, refrigerated prep table, refrigerated worktable, refrigerated worktop
sink, catering sink, kitchen sink, pot wash sink, sink unit, washing up sink, stainless steel sink, dish sink, sink bowl, pot sink, sink table, scullery sink, compartment sink, wash-up sink, wash basin, washbasin
drainer, draining board, drainboard, draining side
service trolley, serving trolley, clearing trolley, tea trolley, bus cart, serving cart, catering trolley, dish trolley, food trolley, kitchen trolley, bussing cart, waiter trolley
service trolley, food cart, utility trolley, kitchen cart, service cart, drinks trolley, restaurant trolley, dessert trolley, tray trolley, utility cart, catering cart
ptfe, teflon, non-stick
gastronorm container, gn pan, gn container, gastronorm pan, hotel pan, steam table pan, bain marie tray, bain marie pan, bain marie container, gastronorm tray, steam pan, food pan, gastro pan
gastronorm container, gastro container, gn tray, gastro tray, gastronorm, buffet pan, bain marie pot, gn insert, salad bar container, steam table tray, bain marie insert
dinner plate, serving plate, main course plate, restaurant plate, china plate, flat plate, side plate, crockery, dinnerware, table plate, dinner service
deep plate, soup plate, pasta bowl, soup bowl, pasta plate, rimmed bowl
cup, coffee cup, china cup
mug, coffee mug, tea mug, beaker
tea cup, teacup
espresso cup, demitasse, mocha cup
porcelain, china, bone china
wine glass, goblet, stemware, wineglass, wine goblet, stem glass, stemmed glass
beer glass, pint glass, beer mug, lager glass, pilsner glass, pint tumbler, beer tumbler, pilsener glass
tumbler, water glass, whisky glass, whiskey glass, rocks glass, old fashioned glass, lowball glass, juice glass, short drink glass
highball glass, long drink glass, hiball, collins glass, tall glass, longdrink glass, cocktail glass, gin and tonic glass
drinking glass, drinks glass, glassware, glass
tempered glass, toughened glass, safety glass
table fork, dinner fork
table knife, dinner knife
dessert fork, cake fork, pastry fork, small fork
espresso machine, coffee machine, coffee maker, barista machine, cappuccino machine, espresso maker, coffeemaker, cafe machine, latte machine, espresso coffee machine, coffee brewer, bean to cup machine, bean to cup coffee machine
square bar, square steel, square rod, solid square bar, square stock, key steel, solid square, square iron
barbed wire, barb wire, razor wire, security wire, barbwire, spiky wire, concertina wire, wire with barbs, prickly wire, security fence wire, fencing wire, fence wire
stainless sheet, stainless plate, stainless steel sheet, stainless steel plate, inox sheet, inox plate, ss sheet, stainless sheet metal, stainless splashback, 316 plate, 316 sheet, 304 plate
stainless tube, stainless pipe, stainless steel tube, stainless steel pipe, inox pipe, inox tube, ss pipe, exhaust tube, handrail tube, stainless tubing, stainless steel tubing, exhaust pipe, hygienic tube, dairy tube, 316 pipe, 316 tube, 304 pipe
aluminium sheet, aluminium plate, aluminum sheet, aluminum plate, alloy sheet, alu sheet, alloy plate, ally sheet, aluminium sheeting, ali sheet
copper tube, copper pipe, copper tubing, copper piping, copper coil, refrigeration tube, refrigeration pipe, refrigerant pipe, air conditioning pipe, microbore, refrigeration tubing
brass bar, brass rod, brass round bar, brass round, brass stock, brass hex, brass hexagon
cold drawn, bright drawn, cold finished
polymer coated, pvc coated, plastic coated, vinyl coated, green coated, plasticised
primed, red oxide, primer coated, primered
combination spanner, combination wrench, open-end wrench, open ended spanner, open end spanner, combi spanner, open spanner, combo wrench
ring spanner, ring wrench, box end wrench, box wrench, closed end wrench, double ring spanner
ratchet spanner, ratcheting wrench, ratchet wrench, gear wrench, gearwrench, ratcheting spanner, gear spanner
diagonal cutters, side cutters, wire cutters, wire snips, side cutting pliers, diagonal pliers, cable cutters, cutting pliers, snips, side snips, dikes, wire cutting pliers
long-nose pliers, needle nose pliers, snipe nose pliers, radio pliers, pointed pliers, thin nose pliers, needle-nose pliers, long nosed pliers
water pump pliers, slip joint pliers, channel locks, pipe pliers, tongue and groove pliers, plumbers pliers, adjustable pliers, groove pliers, pump pliers, plumbing pliers, polygrip pliers, channellock pliers, waterpump pliers
combination pliers, linesman pliers, lineman pliers, electrician pliers, universal pliers, engineers pliers
end cutters, end nippers, top cutters, nail puller, carpenters pincers, tower pincers, end cutting pliers, end cutting nippers, fixers nippers
engineer’s hammer, machinist hammer, cross pein hammer, locksmith hammer, fitters hammer, cross peen hammer, bench hammer
claw hammer, carpenter hammer, nail hammer, joiners hammer, framing hammer, nailing hammer, roofing hammer
club hammer, lump hammer, sledge hammer, sledgehammer, mash hammer, masons hammer, hand sledge, stone hammer
ball-pein hammer, ball peen hammer, ball pein hammer, mechanics hammer, ball pin hammer, ball peen
petrol generator, gasoline generator, gas generator
petrol, gasoline
electric start, key start, push button start
recoil start, pull start, pull cord
tile adhesive, tile glue, thinset, tile cement, tiling adhesive, tile adhesive dry mix, tile mortar, thinset mortar, tiling glue, tiling cement
gypsum plaster, gypsum plaster dry mix, finishing plaster, wall plaster, multi finish, multifinish, skim plaster, plaster of paris, skim coat, interior plaster, skimming plaster, bonding plaster, finish plaster
cement plaster, cement plaster dry mix, render, cement render, stucco, external render, exterior plaster, render mix, wall render, facade plaster, sand and cement render
floor levelling compound, floor levelling compound dry mix, self levelling compound, self leveling compound, screed, leveling compound, floor leveller, floor screed, self leveling cement, floor leveler, self levelling screed, self leveler, levelling screed, self leveling concrete, floor leveling compound
masonry mortar, masonry mortar dry mix, bricklaying mortar, brick mortar, cement, mortar mix, laying mortar, block mortar, bricklaying cement, brick laying mortar, mortar for bricks
moisture-resistant, water resistant, waterproof, moisture proof, damp proof, greenboard
fire-resistant, fireproof, fire rated, fire resistant
acoustic, soundproof, sound insulating, sound proof, noise reducing, sound block
plywood, ply, ply board, ply sheet, birch ply, marine ply, shuttering ply, plywood sheet, shuttering plywood, plyboard, plywood panel, formwork plywood, wooden panel
eps insulation, eps, polystyrene, expanded polystyrene, polystyrene board, polystyrene sheet, polystyrene insulation, styrofoam
xps insulation, xps, extruded polystyrene, styrofoam, styrofoam board, foam board, polystyrene foam board
pir insulation, pir, kingspan, celotex, polyiso, polyiso board, pir board, polyurethane board, foil backed insulation, foil faced board, recticel, pu board
glass wool insulation, glass wool, fibreglass insulation, fiberglass insulation, loft insulation, attic insulation, loft roll, glasswool, glass fibre insulation, fibreglass wool
laminate flooring, laminate, laminate floor, laminated flooring, click flooring, laminate parquet, wood effect flooring, laminate plank, floating floor, wood laminate, wooden floor, wood flooring, parquet, wood floor, laminate board
paint, emulsion, matt emulsion, wallpaint, magnolia, whitewash
alkyd paint, gloss paint, enamel paint, oil paint, oil based paint, radiator paint, metal paint, enamel, wood paint, gloss enamel
glossy, gloss, shiny, high gloss
matt, matte, flat finish
semi-matt, eggshell, semi-gloss, satinwood, semi matte
sanitary silicone, bathroom silicone, bathroom sealant, shower sealant, mould resistant silicone, anti mould silicone
pvc window, upvc window, plastic window, vinyl window, casement window, pvcu window, double glazed window, window unit, upvc casement, double glazed unit
double glazing, double glazed, double pane
triple glazing, triple glazed, triple pane
tilt and turn, tilt-turn, turn and tilt
interior door, internal door, room door, inside door, bedroom door, indoor door, door leaf, door slab, bathroom door, wooden door, inner door, flush door, wood door, prehung door
shower mixer tap, mixer tap for shower, shower mixer, shower tap, shower faucet
bathtub mixer tap, mixer tap for bathtub, bath tap, bathtub faucet, bath mixer, bath filler, tub faucet, bathtub tap, bath mixer tap, bath shower mixer
wall-hung, wall mounted, wall mount, wall hanging
printer, office printer, printing machine, document printer, desktop printer
mono, monochrome, black and white
wide-format printer, plotter, large format printer, cad printer, poster printer, banner printer, a0 printer, a1 printer, drawing printer, blueprint printer, cad plotter, architectural printer, big format printer, large format plotter
scanner, page scanner, scanning device, scan machine, paper scanner, photo scanner, receipt scanner
toner, copier toner, toner powder, toner bottle, photocopier toner, copier ink, toner refill, copier powder, photocopier ink
drum unit, drum unit printer part, imaging drum, imaging unit, photoconductor, opc drum, drum cartridge, image drum, printer drum, image unit, photo drum, copier drum, waste toner box, waste toner container
fuser unit, fuser unit printer part, fuser, fusing unit, fixing unit, fuser kit, fuser assembly
maintenance kit, maintenance kit printer part, service kit, printer service kit, repair kit
waste toner box, waste toner box printer part, waste toner bottle, waste toner container, toner collector, waste toner collector, waste toner
transfer belt, transfer belt printer part, image transfer belt, itb, transfer unit, belt unit, transfer kit
roller kit, roller kit printer part, pickup roller, feed roller, paper feed roller, pick up roller, paper roller, paper pickup roller
printer part, printer spare part, printer spares, copier part, fusing unit, fixing unit, transfer unit, belt unit, fuser assembly, waste toner collector, imaging unit, image unit
all-in-one pc, all in one computer, aio, aio pc, monitor with built-in computer, touch screen pc, all-in-one desktop, imac, screen with built-in pc, all-in-one computer, integrated computer
workstation, cad computer, graphics workstation, cad pc, rendering pc, design computer, engineering pc, video editing computer, graphics computer, cad workstation, high performance pc, powerful pc
projector, beamer, data projector, video projector, digital projector, lcd projector, home cinema projector, multimedia projector
on a tripod, tripod, portable stand
motorised, motorized, electric
ups battery, replacement battery, backup battery, lead acid battery, sealed lead acid battery, sla battery, vrla battery, gel battery, battery for ups, battery cartridge, agm battery, battery pack, ups battery pack, vrla
keyboard, computer keyboard, pc keyboard, keypad, usb keyboard, qwerty keyboard
mouse, mice, computer mouse, pc mouse, optical mouse, laser mouse, usb mouse, trackball
vertical mouse, ergonomic mouse, upright mouse, wrist mouse
wireless, cordless
headset, headphones, earphones, phone headset, head set, headphones with microphone, headphones with mic, telephone headset, earpiece, call centre headset, call center headset, earbuds
electric height adjustment, height adjustable, sit stand, sit-stand, standing, adjustable height, motorised height adjustment
document cabinet, filing cabinet, file cabinet, office cupboard, stationery cupboard, storage cabinet, office cabinet, archive cabinet, cupboard, filing cupboard, bookcase
document cabinet, metal cabinet, steel cupboard, metal cupboard, lockable cupboard, office storage, tambour cupboard, lockable cabinet, credenza, paper cabinet, storage cupboard
rollerball, roller ball, rollerball pen, roller pen
retractable, clicky
CuZn39Pb3, CZ121
socket head cap screw, caphead, internal hexagon screw, hexagon socket screw, allen cap screw
pp-r pipe, fusion pipe, fusion welded pipe, plastic plumbing pipe
bimetal thermometer, temperature indicator, temperature dial, dial thermometer
installation wire, earth cable, earthing cable, ground wire
wall enclosure, db box, panelboard, panel board
led bulb, led globe, light globe
reflector lamp, mr16, mr11, par16, par20, par30
labels on rolls, printer label, thermal printer label
tapered roller bearing, timken, timken bearing, cone bearing
needle roller bearing, drawn cup needle, drawn cup bearing, nk bearing, torrington bearing
nonwoven, needle felt, interlining, geo fabric, weed mat
protective coverall, paper suit, disposable overalls
mezzanine platform, storage loft, mezz floor, mezz
mesh box pallet, metal crate, steel crate, metal stillage
hand truck, appliance trolley, stair climber, stairclimber, fridge trolley, appliance truck
worktable, stainless steel bench, ss bench
dinner plate, dishes
glass, champagne flute, champagne glass, flute glass
angle, rsa, l bar, rolled steel angle, steel angle
beam, ub, universal beam, steel beam
steel sheet, hr sheet, hot rolled plate
roofing sheet, colorbond, tin roof sheet
chequer plate, diamond tread, diamond tread plate
welded mesh, fabric reinforcement, steel fabric
cordless drill driver, 18v drill, 12v drill, drill 18v
hammer, mallet, rubber mallet
diamond disc, masonry cutting disc
hammer drill bit, masonry drill, drill for concrete, concrete drill
thermal insulation, pir board, batts, insulation batts, pir insulation
sealant, gap filler, no more gaps
uninterruptible power supply, no break, no-break
cabinet, tambour, tambour unit, tambour cupboard
twist drill, drill bit
pot, casserole dish, oven dish
corrugated box, box
led panel, light fitting, light fixture
big bag, bag for rubble, bag for building rubble, bag for sand
jerrycan, can for petrol, canister for petrol, canister for fuel, can for fuel
safety eyewear, glasses for welding, glasses for grinding, welding glasses, welding goggles
socket set, sockets for ratchet
wall enclosure, enclosure for circuit breakers, distribution box for breakers, box for circuit breakers
crane scale, weighing hook, crane weighing hook
shaft seal, shaft seal ring, shaft sealing ring
pe compression fitting, connector for polyethylene pipe, fitting for polyethylene pipe
tool case, box for drill, case for drill
roller chain, chain for sprocket
threaded fitting, fitting for steel pipe
non-slip, anti-slip, slip-resistant, R10
non-slip, anti-slip, slip-resistant, R11
without powder, powder-free
large, L
extra large, XL
without operating system, no operating system
ventilated, perforated
number pad, numeric keypad, numpad
without coating, uncoated
`
