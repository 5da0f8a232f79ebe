import FrameSnapshots
import Geometry
import StagePlayback
import Testing

struct TraceTests {
  private func line(_ frame: PlayedFrame) -> String {
    var writer = JSONWriter()
    writer.traceLine(frame: frame.index, frame.snapshot)
    return writer.text
  }

  private func boxes(_ tree: Tree, _ index: Int) -> (frame: Rect, window: Rect) {
    let snapshot = tree.frame(0).snapshot
    let layer = snapshot.layers[index]
    return (layer.frame, snapshot.matricesToWindow()[index].box(of: layer.bounds))
  }

  @Test func `a line has the shape of the contract`() {
    let tree = Tree { window in
      window.view("home", Rect(0, 0, 100, 200), .white) { home in
        home.view(nil, Rect(0, 0, 10, 10))
        home.view("home.dot", Rect(10, 20, 30.5, 40), change: { $0.opacity = 0.25 })
      }
    }
    var frame = tree.frame(
      12, transition: TransitionSnapshot(number: 0, step: "open", id: "fade", progress: 0.5), top: "home")
    frame.snapshot.touch = Point(3, 4.5)
    frame.snapshot.statusBar = StatusBarSnapshot(style: "lightContent", isHidden: true, screen: "home")
    let views =
      #""home":{"frame":[0,0,100,200],"window":[0,0,100,200],"alpha":1,"cornerRadius":0,"#
      + ##""transform":[1,0,0,1,0,0],"backgroundColor":"#FFFFFFFF"},"##
      + #""home.dot":{"frame":[10,20,30.5,40],"window":[10,20,30.5,40],"alpha":0.25,"cornerRadius":0,"#
      + #""transform":[1,0,0,1,0,0],"backgroundColor":null}"#
    let expected =
      #"{"frame":12,"time":0.2,"views":{"# + views
      + #"},"statusBar":{"style":"lightContent","hidden":true,"screen":"home"},"#
      + #""transition":{"step":"open","id":"fade","phase":"running","progress":0.5,"interactive":false},"#
      + #""touch":[3,4.5]}"# + "\n"
    #expect(line(frame) == expected)
  }

  @Test func `without transition and touch both are null`() {
    let text = line(Tree().frame(0))
    #expect(text.hasSuffix(#""transition":null,"touch":null}"# + "\n"))
  }

  @Test func `a name used twice gets a number`() {
    let tree = Tree { window in
      window.view("detail", Rect(0, 0, 10, 10))
      window.view("detail", Rect(0, 0, 10, 10))
      window.view("list", Rect(0, 0, 10, 10))
    }
    #expect(tree.frame(0).snapshot.tracedNames() == [nil, "detail", "detail#2", "list"])
  }

  @Test func `a writer of many lines names the views of each frame anew`() {
    let first = Tree { window in
      window.view("detail", Rect(0, 0, 10, 10))
      window.view("detail", Rect(0, 0, 10, 10))
    }
    let second = Tree { window in
      window.view("list", Rect(0, 0, 10, 10))
      window.view("detail", Rect(0, 0, 10, 10))
    }
    var writer = JSONWriter()
    let frames = [first, first, second, Tree(), first].map { $0.frame(0) }
    for frame in frames { writer.traceLine(frame: frame.index, frame.snapshot) }
    #expect(writer.text == frames.map(line).joined())
  }

  @Test func `names are escaped as JSON requires`() {
    let tree = Tree { window in window.view("a\"b\\c\u{1F}ä", Rect(0, 0, 10, 10)) }
    #expect(line(tree.frame(0)).contains(#""a\"b\\c\u001fä":{"#))
  }

  @Test func `a transform makes the frame its bounding box and leaves transform itself alone`() {
    let tree = Tree { window in
      window.view("a", Rect(10, 20, 40, 20), change: { $0.transform = Matrix4(AffineMatrix(0.5, 0, 0, 0.5, 0, 0)) })
    }
    let expected = Rect(20, 25, 20, 10)
    #expect(boxes(tree, 1).frame == expected)
    #expect(line(tree.frame(0)).contains(#""transform":[0.5,0,0,0.5,0,0]"#))
  }

  @Test func `window boxes go through scrolled and scaled ancestors`() {
    let tree = Tree { window in
      window.view(
        "scroll", Rect(10, 10, 80, 80),
        change: {
          $0.bounds.origin = Point(0, 30)
          $0.transform = Matrix4(AffineMatrix(2, 0, 0, 2, 0, 0))
        }
      ) { scroll in
        scroll.view("cell", Rect(0, 70, 20, 20))
      }
    }
    let expectedFrame = Rect(0, 70, 20, 20)
    // The scroll view's centre (50, 50) shows its (40, 70); everything is twice as far from it.
    let expectedWindow = Rect(-30, 50, 40, 40)
    #expect(boxes(tree, 2).frame == expectedFrame)
    #expect(boxes(tree, 2).window == expectedWindow)
  }

  @Test func `a sublayer transform moves the window boxes of the sublayers and not their frames`() {
    let tree = Tree { window in
      window.view("stage", Rect(0, 0, 100, 100), change: { $0.sublayerTransform = .translation(7, 0) }) { stage in
        stage.view("card", Rect(10, 10, 20, 20))
      }
    }
    let expectedFrame = Rect(10, 10, 20, 20)
    let expectedWindow = Rect(17, 10, 20, 20)
    #expect(boxes(tree, 2).frame == expectedFrame)
    #expect(boxes(tree, 2).window == expectedWindow)
  }

  @Test func `a view in perspective prints its sixteen numbers and a finite box`() {
    var turned = Matrix4.identity
    (turned.m11, turned.m13, turned.m14, turned.m31, turned.m33, turned.m34) = (0.5, 0.9, -0.02, -0.9, 0.5, 0)
    let tree = Tree { window in window.view("card", Rect(0, 0, 100, 100), change: { $0.transform = turned }) }
    #expect(line(tree.frame(0)).contains(#""transform3D":[0.5,0,0.9,-0.02,0,1,0,0,-0.9,0,0.5,0,0,0,0,1]"#))
    let box = boxes(tree, 1).window
    let isFinite = box.numbers.allSatisfy { $0.isFinite }
    #expect(isFinite)
    #expect(box.size.width > 0)
  }

  @Test func `unequal corners are four numbers`() {
    let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    let tree = Tree { window in window.view("a", Rect(0, 0, 9, 9), change: { $0.cornerRadii = radii }) }
    #expect(line(tree.frame(0)).contains(#""cornerRadius":[1,2,3,4]"#))
  }
}
