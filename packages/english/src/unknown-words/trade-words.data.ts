// Made by tooling/src/build-trade-words.ts; do not edit.
// Source: the titles, skills, tools and technologies of packages/occupations (ESCO, O*NET and others; docs/data-sources.md).

/** Words of trades that would be taken for slips: one error of typing away from a common word. */
export const tradeWords = `
acquis actes activo acto actos actuar adulte adulto aerea aerien agence agente ager agio agir aider aire
alarma alarme alcool alta alte alumno ambito amido ampoule ancien anio annuel apre aprn arbo archeology arco
argile arma armar arme armes arte arzt asbesto ator autor bacs bahn baile bain bains bajo banco banda bandas
bande bano banque basico baty beaute beeld beim bella betao beton biais bien biens biere blanda bloco boca
boda bodem boden bohrer bolsas bomba bombas bont bord bordar bordes bosque botes bouw bouwer bovin bovino brut
bruto buckys buen cabina cabine cabo cabra cada cadd cadena cager calender calle camara campo campos canale
canil canin canva capa capas captar carcasse carga carne carnet carpa carro carte caser catar causa centro
chai chaine chapa chapas chefe cheffe chemie chenil chimie chinese chromatograph cible cibles cigare ciment
citas civile clases classe clave clima climat clube cobrar cobre cobro coch coche codage colle collet compra
compte concha contre conve copias copos corde coro cortar corte cortes coser costa coste cotta couche couler
cours crimen crise cuba cubas cuir cullet culto cumple cura curette curso cursos curto cuves dados danca danse
darm dato datos deburr deburring degli deinking della delle depuration derde devis dieta dinero dinkey dipl
dishe divida doble domein dosen douce downhole dozent dozer draad draga drague druck ducto duelo dulce editar
eerste efecto effet electro electron eleve emploi engin envase epice equin equino equipa equipe equipo erste
erster eskort estar etar etat evento fabril fabris facer facon faire fait fallos falso farb farine faune
faveur feix felle ferre feve fibra fibras fichas fids fileur filme fina fini fisch fleur fleurs flexo flore
flores fluide fluido fluoroscopy fluxo foncer fondo forca forma formar formas forme formers fraude freno frete
frit fundo fundus futuro gado gage gare garer garnir garten gemas gerant gerate german gevel gibier glasse
gluer gluers goed golfe grado graine grande granel granit granja grano granos grasa grasas gravar gravur greek
groene grond grote groupe guarda guiar gute gwot hace hacer haces harnesse harpe hasard haus haut haute heddle
helice hindi hindu hoofd horno hornos hors hote hotele hout huiden huis hulp humain humana humano hypno icer
idioma imagem imagen impot informatic inking innere intra irish jeune jogo joya joyas juge jugo junge juste
kaak kalte kapper knive labo laca lacer lagar lait lang larvas larves lassen latex latijn latin lavar laver
lazer leche leder leest legale leger leider leite leiter lense leur leurs levage libros lidar lieux ligne
lijar limer limpa linea linge lingua lista listas liste livrer llenar llenos llevar lood lors lourd lourds
luces luft luna luto machos macon maison maitre maler malta malte mano manos manuel mapas marca marcas marcha
marche marea marin marino markt massa masse matriz mayore mcat medica medida medien medio medios meil mejor
melk mener menger mestre mesure metale meuble midia miet mina minera minero mineur mise mises moda modelo
modist modo modos molasse moldar molde moldeo mond monde monte motore moule mouler moules movil movile mozo
mueble mund murale museo museu musica musico musik mutuel nageur nativo natur navale neuro neus neve niet
nivel nomina normas nube nuit objet objets ohne olie ongles operar optica optico opto orale organo origen oude
padroe pagos panele papier parc parcs parede pareur parler parque parte parti parto pasos paver pavers peau
peca peces pech pein peint peix peona percha perio permis perser perte pesar peser petit physico physik picado
piele pieles piezas pilas pilate piler pilota pilote piloto pipings pisos pista pistas placa placas plaina
plana plano planos planta plato platos plazo plazos plein plier poda podiatric podo poid poids pointe polir
polvo pompa pompe poner pont ponte ponto ponts porc porta porte posar poste posto potier poule prata prato
presse prever prima prix proce processe projet proofer propos prova prufer puesto puit puits pulpa punto
puntos puro pylone raker rapida rapide rayons rayos reator recuit rede refa regie regula remise resaw resina
rfid rincer robo robos roch rodman rollos ronguers ruimer russian ruta rutas sacar sain sala salud sante
sapine saude scada schaal schip scier scies secar sech seco secour sein seizable sellar selon senale serra
serres servir setor sexar sexer signe signo signos sizers sketche smoothers snaren snoep soin soins sola
solare soldar solido sonore sortir souder sozial spectrometry speculas specy sperme steen striper subis sucht
sucre sunday surete survie swaging tabaco tacoe tagung talen tambor tant tanz tanzer tapis tareas taux techo
techos teile teja tejar telar tele teleco tenda tener tengan tenir tenue termal terme teste texte textil texto
textos thermite thermo tiempo tiere tinas tinta tinte tipo tipos tiques tisse tisser tissu titre todo toile
toit tolk toma torno tous toute toxico trame trein trene trenes trieur tropas tubo tubos turno turnos tutora
tweede urbain urbana urbano usine vapeur vara varios venda venetian venta ventas vente verdes verres verven
viale viande viaria vida vide vignes viner vinho vinos vins violon visao visite visuel voie voies volar vrac
walser waren watche werker wirer wonen woning yeso zona
`;
